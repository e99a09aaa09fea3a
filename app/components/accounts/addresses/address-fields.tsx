// @public

import { Fragment, useState } from "react";
import { useField } from "remix-validated-form";
import { addressFieldOrder } from "~/models/accounts/address/address-field-order";
import type { CountryChoice } from "~/models/accounts/address/country-choices";
import { needsPostalCode, postalCodeLabel } from "~/models/accounts/address/postal-code";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { StateField } from "../pages/state-field";
import { CheckoutField, CheckoutSelect } from "./checkout-field";

/**
 * The fields of a postal address in its country's order (rule accounts-38). `prefix` separates them from a
 * form's other fields, `section` tells the browser which address it fills in. The form must not use native
 * validation: hidden billing fields would block it.
 */
export function AddressFields({
  formId,
  countries,
  prefix = "",
  section,
}: {
  formId: string;
  countries: CountryChoice[];
  prefix?: string;
  section: "shipping" | "billing";
}) {
  const { defaultValue } = useField(`${prefix}country`);
  const [country, setCountry] = useState(String(defaultValue ?? countries[0]?.code ?? ""));
  const isHydrated = useIsHydrated();
  // Without a script the country may change and the keyboard would not.
  const hasDigitsOnly = country === "US" && (countries.length === 1 || isHydrated);
  const field = (name: string, label: string, token: string) => ({
    formId,
    label,
    name: `${prefix}${name}`,
    autoComplete: `${section} ${token}`,
  });
  const fields = {
    first_name: <CheckoutField {...field("first_name", "First name", "given-name")} required />,
    last_name: <CheckoutField {...field("last_name", "Last name", "family-name")} required />,
    country: (
      <div className="sm:col-span-2">
        <CheckoutSelect {...field("country", "Country", "country")} required onPick={setCountry}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </CheckoutSelect>
      </div>
    ),
    address_line1: (
      <div className="sm:col-span-2">
        <CheckoutField {...field("address_line1", "Address", "address-line1")} required />
      </div>
    ),
    address_line2: <CheckoutField {...field("address_line2", "Apartment, suite", "address-line2")} />,
    company: <CheckoutField {...field("company", "Company", "organization")} />,
    city: <CheckoutField {...field("city", "City", "address-level2")} required />,
    state: (
      <StateField {...field("state", "State", "address-level1")} country={country} countries={countries} />
    ),
    postcode: (
      <CheckoutField
        {...field("postcode", postalCodeLabel(country), "postal-code")}
        {...(hasDigitsOnly ? { inputMode: "numeric" as const } : { autoCapitalize: "characters" })}
        required={needsPostalCode(country)}
      />
    ),
    phone: <CheckoutField {...field("phone", "Phone", "tel")} type="tel" inputMode="tel" required />,
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {addressFieldOrder(country).map((name) => (
        <Fragment key={name}>{fields[name]}</Fragment>
      ))}
    </div>
  );
}
