import { withZod } from "@remix-validated-form/with-zod";
import { useMemo } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { typedShippingAddressSchema } from "~/models/accounts/address/typed-address";
import { checkoutForms } from "~/models/checkout/steps/checkout-forms";
import type { CheckoutView } from "~/models/checkout/steps/checkout-view";
import { AddressFields } from "../../accounts/addresses/address-fields";
import { PartForm } from "./part-form";
import { SavedAddresses } from "./saved-addresses";

export function ShippingAddressForm({ view }: { view: CheckoutView }) {
  const t = useTexts();
  const { draft, countries } = view;
  const validator = useMemo(
    () => withZod(typedShippingAddressSchema(countries.map(({ code }) => code))),
    [countries],
  );
  return (
    <>
      <SavedAddresses book={view.addressBook} />
      <PartForm
        id={checkoutForms.shippingAddress}
        intent="shipping-address"
        validator={validator}
        defaultValues={draft.shippingAddress ?? draft.express?.address ?? {}}
        button={t("Continue")}
        busyButton={t("Saving...")}
      >
        <AddressFields
          formId={checkoutForms.shippingAddress}
          countries={countries}
          states={view.states}
          section="shipping"
        />
      </PartForm>
    </>
  );
}
