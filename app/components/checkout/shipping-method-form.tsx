import { withZod } from "@remix-validated-form/with-zod";
import { Alert } from "~/components/ui/alert";
import { checkoutForms } from "~/models/checkout/checkout-forms";
import type { CheckoutView } from "~/models/checkout/checkout-view";
import { shippingMethodSchema } from "~/models/checkout/shipping-method-schema";
import { formatMoney } from "~/models/money/format-money";
import { ChoiceCards } from "./choice-cards";
import { PartForm } from "./part-form";

const validator = withZod(shippingMethodSchema);

/** The shipping methods; a message if none is available for the address. */
export function ShippingMethodForm({ view }: { view: CheckoutView }) {
  const { shippingOffers, shippingMethod, currency } = view.summary;
  if (shippingOffers.length === 0) return <Alert tone="warning">No available shipping method</Alert>;
  return (
    <PartForm
      id={checkoutForms.shippingMethod}
      intent="shipping-method"
      validator={validator}
      defaultValues={{ shipping_method: shippingMethod?.code ?? "" }}
      button="Continue to payment"
      busyButton="Saving..."
    >
      <ChoiceCards
        formId={checkoutForms.shippingMethod}
        name="shipping_method"
        legend="Shipping method"
        choices={shippingOffers.map(({ code, title, priceMinor }) => ({
          value: code,
          title,
          aside: priceMinor === 0 ? "Free" : formatMoney(priceMinor, currency),
        }))}
      />
    </PartForm>
  );
}
