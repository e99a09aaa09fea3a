import { Link } from "@remix-run/react";
import { withZod } from "@remix-validated-form/with-zod";
import { useMemo } from "react";
import { NoteTextArea } from "~/components/cart/note-text-area";
import { checkoutForms } from "~/models/checkout/checkout-forms";
import type { CheckoutView } from "~/models/checkout/checkout-view";
import { placeOrderSchema } from "~/models/checkout/place-order-schema";
import { seenOrder, writeSeenOrder } from "~/models/checkout/seen-order";
import { formatMoney } from "~/models/money/format-money";
import { cartPath } from "~/paths";
import { useCheckoutPlace } from "./checkout-place";
import { PartForm } from "./part-form";

/** The last step: total, note and button. The token makes a second press harmless. */
export function ReviewForm({ view }: { view: CheckoutView }) {
  const { summary, placeToken, draft } = view;
  const { isQuote } = useCheckoutPlace();
  const { totalDueMinor } = summary.totals;
  const { note } = view;
  const validator = useMemo(() => withZod(placeOrderSchema(note)), [note]);
  return (
    <PartForm
      id={checkoutForms.place}
      intent="place"
      validator={validator}
      defaultValues={{ customer_note: draft.customerNote ?? "" }}
      button="Place order"
      busyButton="Placing order..."
    >
      <input type="hidden" name="place_token" value={placeToken ?? ""} />
      <input type="hidden" name="seen" value={writeSeenOrder(seenOrder(summary))} />
      {note ? <NoteTextArea id={`${checkoutForms.place}-note`} field={note} /> : null}
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
