import { withZod } from "@remix-validated-form/with-zod";
import { useTexts } from "~/components/ui/texts/use-texts";
import { detailedName } from "~/models/catalogue/variation/variation-detail";
import { checkoutForms } from "~/models/checkout/steps/checkout-forms";
import type { CheckoutView } from "~/models/checkout/steps/checkout-view";
import { chosenMethodSchema } from "~/models/checkout/steps/shipping-method-schema";
import { formatMoney } from "~/models/platform/money/format-money";
import { fieldPerCart } from "~/models/selling/cart-summary/per-cart";
import { noMethodText } from "~/models/selling/shipping/method-texts";
import { Alert } from "../../ui/alert";
import { ChoiceCards } from "./choice-cards";
import { PartForm } from "./part-form";

const validator = withZod(chosenMethodSchema);

/** The shipping methods of each cart that is delivered; a message if none is available for the address. */
export function ShippingMethodForm({ view }: { view: CheckoutView }) {
  const t = useTexts();
  const carts = view.carts.filter(({ summary }) => summary.needsShipping);
  const without = carts.filter(({ summary }) => summary.shippingOffers.length === 0);
  if (without.length > 0)
    return (
      <Alert tone="warning">
        {[t(noMethodText), without.flatMap(({ seller }) => seller?.name ?? []).join(", ")]
          .filter(Boolean)
          .join(": ")}
      </Alert>
    );
  return (
    <PartForm
      id={checkoutForms.shippingMethod}
      intent="shipping-method"
      validator={validator}
      defaultValues={{}}
      button={t("Continue to payment")}
      busyButton={t("Saving...")}
    >
      {carts.map(({ summary: { shippingOffers, shippingMethod, currency, items }, seller }) => (
        <div key={seller?.guid ?? ""}>
          {seller ? (
            <div className="mb-3">
              <p className="font-medium">{t("From {name}", { name: seller.name })}</p>
              <p className="text-sm text-muted">{items.map(detailedName).join(", ")}</p>
            </div>
          ) : null}
          <ChoiceCards
            formId={checkoutForms.shippingMethod}
            name={fieldPerCart("shipping_method", seller)}
            legend={seller ? t("Shipping method of {name}", { name: seller.name }) : t("Shipping method")}
            chosen={shippingMethod?.code}
            choices={shippingOffers.map(({ code, title, priceMinor }) => ({
              value: code,
              title,
              aside: priceMinor === 0 ? t("Free") : formatMoney(priceMinor, currency),
            }))}
          />
        </div>
      ))}
    </PartForm>
  );
}
