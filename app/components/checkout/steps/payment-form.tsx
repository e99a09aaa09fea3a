import { withZod } from "@remix-validated-form/with-zod";
import { useMemo } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { typedAddressSchema } from "~/models/accounts/address/typed-address";
import { checkoutForms } from "~/models/checkout/steps/checkout-forms";
import type { CheckoutView } from "~/models/checkout/steps/checkout-view";
import { placeOrderSchema } from "~/models/checkout/steps/place-order-schema";
import { formatMoney } from "~/models/platform/money/format-money";
import { nothingDueCode, nothingDueMethod } from "~/models/selling/cart/cart-state";
import { billingAddressOf } from "~/models/selling/checkout/checkout-draft";
import { Alert } from "../../ui/alert";
import { BillingAddress } from "./billing-address";
import { ChoiceCards } from "./choice-cards";
import { PartForm } from "./part-form";
import { PlaceOrderFields } from "./review-fields";

/**
 * The last step: payment method, billing address, and below them what is placed and paid by its button (rule
 * checkout-1).
 */
export function PaymentForm({ view }: { view: CheckoutView }) {
  const t = useTexts();
  const { draft, paymentMethods, paymentNotes, summary, note } = view;
  const { needsShipping } = summary;
  const validator = useMemo(() => withZod(placeOrderSchema(note, typedAddressSchema)), [note]);
  if (paymentMethods.length === 0)
    return (
      <Alert tone="warning">
        {paymentNotes.length > 0
          ? paymentNotes.join(" ")
          : t("This shop doesn’t take payments at the moment.")}
      </Alert>
    );
  return (
    <PartForm
      id={checkoutForms.place}
      intent="place"
      validator={validator}
      defaultValues={{
        payment_method: draft.paymentMethodCode ?? "",
        billing_same: draft.billingAddress ? "" : "on",
        billing: (needsShipping ? draft.billingAddress : billingAddressOf(draft)) ?? {},
      }}
      button={<PlaceLabel view={view} />}
      busyButton={t("Placing order...")}
    >
      {nothingDueMethod(summary) ? (
        <>
          <input type="hidden" name="payment_method" value={nothingDueCode} />
          <p className="font-medium">{t("There’s nothing to pay, so you don’t need a payment method.")}</p>
        </>
      ) : (
        <>
          {paymentNotes.length > 0 ? <Alert tone="warning">{paymentNotes.join(" ")}</Alert> : null}
          <ChoiceCards
            formId={checkoutForms.place}
            name="payment_method"
            legend={t("Payment method")}
            choices={paymentMethods.map(({ code, title, instructions, marks, paysNow }) => ({
              value: code,
              title,
              text: instructions,
              paysNow,
              ...(marks ? { marks } : {}),
            }))}
          />
        </>
      )}
      <BillingAddress needsShipping={needsShipping} countries={view.countries} states={view.states} />
      <PlaceOrderFields view={view} />
    </PartForm>
  );
}

/**
 * What the button says: the amount where it takes the money. Where the methods differ, CSS follows the chosen
 * one, so that it is true before scripts have loaded, too.
 */
function PlaceLabel({ view: { paymentMethods, summary } }: { view: CheckoutView }) {
  const t = useTexts();
  const pay = t("Pay {amount}", { amount: formatMoney(summary.totals.totalDueMinor, summary.currency) });
  const isDue = nothingDueMethod(summary) === null;
  if (isDue && paymentMethods.every(({ paysNow }) => paysNow)) return pay;
  if (!isDue || !paymentMethods.some(({ paysNow }) => paysNow)) return t("Place order");
  return (
    <>
      <span className="hidden group-has-[[data-pays-now]:checked]/part:inline">{pay}</span>
      <span className="group-has-[[data-pays-now]:checked]/part:hidden">{t("Place order")}</span>
    </>
  );
}
