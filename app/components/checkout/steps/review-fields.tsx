import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { useField } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import { checkoutForms } from "~/models/checkout/steps/checkout-forms";
import type { CheckoutCart, CheckoutView } from "~/models/checkout/steps/checkout-view";
import { seenOrder, writeSeenOrder } from "~/models/checkout/steps/seen-order";
import { formatMoney } from "~/models/platform/money/format-money";
import { phrase } from "~/models/platform/texts/phrase";
import type { NoteField } from "~/models/selling/cart/note-form";
import { fieldPerCart } from "~/models/selling/cart-summary/per-cart";
import { cartPath } from "~/paths";
import { NoteTextArea } from "../../selling/lines/note-text-area";
import { TextField } from "../../ui/form/field";
import { useCheckoutPlace } from "../checkout-place";

/** What is placed: tokens that make a second press harmless, messages to the sellers, and the total. */
export function PlaceOrderFields({
  view: { summary, carts, note, invoiceReference },
}: {
  view: CheckoutView;
}) {
  const t = useTexts();
  const { isQuote } = useCheckoutPlace();
  const { redeemedMinor, totalDueMinor } = summary.totals;
  return (
    <>
      {carts.map((cart) => (
        <Fragment key={cart.seller?.guid ?? ""}>
          <input
            type="hidden"
            name={fieldPerCart("place_token", cart.seller)}
            value={cart.placeToken ?? ""}
          />
          <input
            type="hidden"
            name={fieldPerCart("seen", cart.seller)}
            value={writeSeenOrder(seenOrder(cart.summary))}
          />
          {note ? <FoldedNote note={note} cart={cart} /> : null}
        </Fragment>
      ))}
      {invoiceReference === null ? null : <Reference initial={invoiceReference} />}
      <p className="flex items-baseline justify-between gap-x-4 border-t border-line pt-5">
        <span className="font-semibold">{redeemedMinor > 0 ? t("To pay") : t("Total")}</span>
        <span className="text-2xl font-semibold tabular-nums">
          {formatMoney(totalDueMinor, summary.currency)}
        </span>
      </p>
      {isQuote ? null : (
        <p className="text-sm text-muted">
          {t("Need to change something?")}{" "}
          <Link
            to={cartPath()}
            className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
          >
            {t("Change your cart")}
          </Link>
        </p>
      )}
    </>
  );
}

/** What a business files its invoices by, behind its name until it is wanted (rule orders-29). */
function Reference({ initial }: { initial: string }) {
  const t = useTexts();
  const { error, defaultValue } = useField("invoice_reference");
  const label = t("Your reference for invoices");
  const held = typeof defaultValue === "string" ? defaultValue : initial;
  return (
    <details open={held !== "" || error !== undefined}>
      <summary className={foldLabel}>{label}</summary>
      <div className="mt-2">
        <TextField
          id={`${checkoutForms.place}-invoice_reference`}
          name="invoice_reference"
          label={label}
          autoComplete="off"
          maxLength={60}
          error={error}
          defaultValue={held}
        />
      </div>
    </details>
  );
}

const foldLabel =
  "inline-flex max-w-full wrap-anywhere min-h-11 cursor-pointer list-none items-center font-medium underline underline-offset-4 [&::-webkit-details-marker]:hidden";

/** The message to a seller, behind its name until it is wanted; open where something is written. */
function FoldedNote({ note, cart: { seller, customerNote } }: { note: NoteField; cart: CheckoutCart }) {
  const name = fieldPerCart("customer_note", seller);
  const { error, defaultValue } = useField(name);
  const field = seller
    ? { ...note, label: phrase("{label} to {seller}", { label: note.label, seller: seller.name }) }
    : note;
  const isOpen = customerNote !== "" || Boolean(defaultValue) || error !== undefined;
  return (
    <details open={isOpen}>
      <summary className={foldLabel}>{field.label}</summary>
      <div className="mt-2">
        <NoteTextArea
          id={`${checkoutForms.place}-${fieldPerCart("note", seller)}`}
          name={name}
          field={field}
          initial={customerNote}
        />
      </div>
    </details>
  );
}
