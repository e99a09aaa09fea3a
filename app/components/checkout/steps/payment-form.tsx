import { withZod } from "@remix-validated-form/with-zod";
import { useMemo } from "react";
import { useField } from "remix-validated-form";
import { checkoutForms } from "~/models/checkout/steps/checkout-forms";
import type { CheckoutView } from "~/models/checkout/steps/checkout-view";
import { paymentSchema } from "~/models/checkout/steps/payment-schema";
import { nothingDueCode, nothingDueMethod } from "~/models/selling/cart/cart-state";
import { billingAddressOf } from "~/models/selling/checkout/checkout-draft";
import { AddressFields } from "../../accounts/addresses/address-fields";
import { Alert } from "../../ui/alert";
import { ChoiceCards } from "./choice-cards";
import { PartForm } from "./part-form";

/** The payment method and the billing address. */
export function PaymentForm({ view }: { view: CheckoutView }) {
  const { draft, paymentMethods, paymentNotes, summary } = view;
  const { needsShipping } = summary;
  const validator = useMemo(() => withZod(paymentSchema({ needsShipping })), [needsShipping]);
  if (paymentMethods.length === 0)
    return (
      <Alert tone="warning">
        {paymentNotes.length > 0 ? paymentNotes.join(" ") : "This shop doesn’t take payments at the moment."}
      </Alert>
    );
  return (
    <PartForm
      id={checkoutForms.payment}
      intent="payment"
      validator={validator}
      defaultValues={{
        payment_method: draft.paymentMethodCode ?? "",
        billing_same: draft.billingAddress ? "" : "on",
        billing: (needsShipping ? draft.billingAddress : billingAddressOf(draft)) ?? {},
      }}
      button="Continue to review"
      busyButton="Saving..."
    >
      {nothingDueMethod(summary) ? (
        <>
          <input type="hidden" name="payment_method" value={nothingDueCode} />
          <p className="font-medium">There’s nothing to pay, so you don’t need a payment method.</p>
        </>
      ) : (
        <>
          {paymentNotes.length > 0 ? <Alert tone="warning">{paymentNotes.join(" ")}</Alert> : null}
          <ChoiceCards
            formId={checkoutForms.payment}
            name="payment_method"
            legend="Payment method"
            choices={paymentMethods.map(({ code, title, instructions, marks }) => ({
              value: code,
              title,
              text: instructions,
              ...(marks ? { marks } : {}),
            }))}
          />
        </>
      )}
      <BillingAddress view={view} />
    </PartForm>
  );
}

/**
 * CSS hides the billing fields while the box is ticked, so that they work before scripts have loaded. Without
 * delivery there is no shipping address to be the same as.
 */
function BillingAddress({ view }: { view: CheckoutView }) {
  const { defaultValue } = useField("billing_same");
  const { needsShipping } = view.summary;
  const fields = (
    <AddressFields
      formId={checkoutForms.payment}
      countries={view.countries}
      prefix="billing."
      section="billing"
    />
  );
  return (
    <fieldset className="group/billing space-y-5">
      <legend className="mb-3 font-medium">Billing address</legend>
      {needsShipping ? (
        <>
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="billing_same"
              defaultChecked={defaultValue === "on" || defaultValue === true}
              className="same size-5 accent-brand"
            />
            Same as the shipping address
          </label>
          <div className="group-has-[.same:checked]/billing:hidden">{fields}</div>
        </>
      ) : (
        fields
      )}
    </fieldset>
  );
}
