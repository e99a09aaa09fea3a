import { Link } from "@remix-run/react";
import { withZod } from "@remix-validated-form/with-zod";
import { Fragment, useMemo } from "react";
import { checkoutForms } from "~/models/checkout/steps/checkout-forms";
import type { CheckoutView } from "~/models/checkout/steps/checkout-view";
import { placeOrderSchema } from "~/models/checkout/steps/place-order-schema";
import { seenOrder, writeSeenOrder } from "~/models/checkout/steps/seen-order";
import { formatMoney } from "~/models/platform/money/format-money";
import { fieldPerCart } from "~/models/selling/cart-summary/per-cart";
import { cartPath } from "~/paths";
import { NoteTextArea } from "../../selling/lines/note-text-area";
import { useCheckoutPlace } from "../checkout-place";
import { PartForm } from "./part-form";

/** The last step: total, note and button. The token makes a second press harmless. */
export function ReviewForm({ view }: { view: CheckoutView }) {
  const { summary, carts } = view;
  const { isQuote } = useCheckoutPlace();
  const { totalDueMinor } = summary.totals;
  const { note } = view;
  const validator = useMemo(() => withZod(placeOrderSchema(note)), [note]);
  return (
    <PartForm
      id={checkoutForms.place}
      intent="place"
      validator={validator}
      defaultValues={{}}
      button={view.paysNow ? `Pay ${formatMoney(totalDueMinor, summary.currency)}` : "Place order"}
      busyButton="Placing order..."
    >
      {carts.map(({ summary, seller, placeToken, customerNote }) => (
        <Fragment key={seller?.guid ?? ""}>
          <input type="hidden" name={fieldPerCart("place_token", seller)} value={placeToken ?? ""} />
          <input
            type="hidden"
            name={fieldPerCart("seen", seller)}
            value={writeSeenOrder(seenOrder(summary))}
          />
          {note ? (
            <NoteTextArea
              id={`${checkoutForms.place}-${fieldPerCart("note", seller)}`}
              name={fieldPerCart("customer_note", seller)}
              field={seller ? { ...note, label: `${note.label} to ${seller.name}` } : note}
              initial={customerNote}
            />
          ) : null}
        </Fragment>
      ))}
      <p className="flex items-baseline justify-between border-t border-line pt-5">
        <span className="font-semibold">{summary.totals.redeemedMinor > 0 ? "To pay" : "Total"}</span>
        <span className="text-2xl font-semibold tabular-nums">
          {formatMoney(totalDueMinor, summary.currency)}
        </span>
      </p>
      {isQuote ? null : (
        <p className="text-sm text-muted">
          Need to change something?{" "}
          <Link
            to={cartPath()}
            className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
          >
            Change your cart
          </Link>
        </p>
      )}
    </PartForm>
  );
}
