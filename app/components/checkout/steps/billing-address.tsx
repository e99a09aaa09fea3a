import { useField } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { CountryChoice } from "~/models/accounts/address/country-choices";
import type { StateChoices } from "~/models/accounts/address/state-choices";
import { checkoutForms } from "~/models/checkout/steps/checkout-forms";
import { AddressFields } from "../../accounts/addresses/address-fields";

/**
 * CSS hides the billing fields while the box is ticked, so that they work before scripts have loaded. Without
 * delivery there is no shipping address to be the same as.
 */
export function BillingAddress({
  needsShipping,
  countries,
  states,
}: {
  needsShipping: boolean;
  countries: CountryChoice[];
  states: StateChoices;
}) {
  const t = useTexts();
  const { defaultValue } = useField("billing_same");
  const fields = (
    <AddressFields
      formId={checkoutForms.place}
      countries={countries}
      states={states}
      prefix="billing."
      section="billing"
    />
  );
  return (
    <fieldset className="group/billing space-y-5">
      <legend className="mb-3 font-medium">{t("Billing address")}</legend>
      {needsShipping ? (
        <>
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="billing_same"
              defaultChecked={defaultValue === "on" || defaultValue === true}
              className="same size-5 accent-brand"
            />
            {t("Same as the shipping address")}
          </label>
          <div className="group-has-[.same:checked]/billing:hidden">{fields}</div>
        </>
      ) : (
        fields
      )}
    </fieldset>
  );
}
