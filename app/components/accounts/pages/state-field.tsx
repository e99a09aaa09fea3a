import { useEffect, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { CountryChoice } from "~/models/accounts/address/country-choices";
import { regionsOf } from "~/models/accounts/address/regions";
import { CheckoutField, CheckoutSelect } from "../addresses/checkout-field";

type StateFieldProps = {
  formId: string;
  name: string;
  label: string;
  autoComplete: string;
  country: string;
  countries: CountryChoice[];
};

/**
 * The state of an address: a list if the country has one, else a text field. Before scripts run the country
 * may change without the page knowing, so the list contains the states of all countries the shop delivers to.
 */
export function StateField({ country, countries, ...field }: StateFieldProps) {
  const t = useTexts();
  const [isScripted, setIsScripted] = useState(false);
  useEffect(() => setIsScripted(true), []);
  const listed = countries.filter(({ code }) => regionsOf(code).length > 0);
  const offered = isScripted ? listed.filter(({ code }) => code === country) : listed;
  const isList = offered.length > 0 && (isScripted || listed.length === countries.length);
  if (!isList) return <CheckoutField {...field} />;
  return (
    <CheckoutSelect {...field} required>
      <option value="">{t("Select a state")}</option>
      {offered.length === 1 ? (
        <RegionOptions country={offered[0]?.code ?? ""} />
      ) : (
        offered.map(({ code, name }) => (
          <optgroup key={code} label={name}>
            <RegionOptions country={code} />
          </optgroup>
        ))
      )}
    </CheckoutSelect>
  );
}

function RegionOptions({ country }: { country: string }) {
  return (
    <>
      {regionsOf(country).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  );
}
