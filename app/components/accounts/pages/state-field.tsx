import { useTexts } from "~/components/ui/texts/use-texts";
import { isStateRequired, labelWithin } from "~/models/accounts/address/address-needs";
import type { CountryChoice } from "~/models/accounts/address/country-choices";
import type { Region } from "~/models/accounts/address/regions";
import type { StateChoices } from "~/models/accounts/address/state-choices";
import { CheckoutField, CheckoutSelect } from "../addresses/checkout-field";

type StateFieldProps = {
  formId: string;
  name: string;
  label: string;
  autoComplete: string;
  country: string;
  /** The countries whose states are offered together, because the page does not know which one is chosen. */
  together: readonly CountryChoice[];
  choices: StateChoices;
};

/** The state of an address: a list if the country has one, else a text field. */
export function StateField({ country, together, choices, ...field }: StateFieldProps) {
  const t = useTexts();
  const own = choices[country] ?? [];
  const required = isStateRequired(country);
  if (together.length > 1)
    return (
      <CheckoutSelect {...field} required>
        <option value="">{t("Select a state")}</option>
        {together.map(({ code, name }) => (
          <optgroup key={code} label={name}>
            <RegionOptions regions={choices[code] ?? []} />
          </optgroup>
        ))}
      </CheckoutSelect>
    );
  if (own.length === 0) return <CheckoutField {...field} required={required} />;
  return (
    <CheckoutSelect {...field} required={required}>
      <option value="">{t("Select a {label}", { label: labelWithin(field.label) })}</option>
      <RegionOptions regions={own} />
    </CheckoutSelect>
  );
}

const RegionOptions = ({ regions }: { regions: readonly Region[] }) => (
  <>
    {regions.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </>
);
