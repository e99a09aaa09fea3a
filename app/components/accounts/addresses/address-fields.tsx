// @public

import { useFetcher } from "@remix-run/react";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { useField } from "remix-validated-form";
import { addressFieldOrder } from "~/models/accounts/address/address-field-order";
import {
  cityLabel,
  needsCity,
  needsPostalCode,
  postalCodeLabel,
  stateLabel,
} from "~/models/accounts/address/address-needs";
import { chooseCountry } from "~/models/accounts/address/choose-country";
import type { CountryChoice } from "~/models/accounts/address/country-choices";
import type { StateChoices } from "~/models/accounts/address/state-choices";
import { phrase } from "~/models/platform/texts/phrase";
import { countriesCallPath } from "~/paths/account";
import { Button } from "../../ui/form/button";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { StateField } from "../pages/state-field";
import { CheckoutField, CheckoutSelect } from "./checkout-field";
import { checkoutFieldId } from "./checkout-field-id";

type AddressFieldsProps = {
  formId: string;
  countries: CountryChoice[];
  /** The states that came with the page. */
  states: StateChoices;
  prefix?: string;
  section: "shipping" | "billing";
};

/**
 * The fields of a postal address as its country has them (rule accounts-38). `prefix` separates them from a
 * form's other fields, `section` tells the browser which address it fills in. The form must not use native
 * validation: hidden billing fields would block it.
 */
export function AddressFields({ formId, countries, states, prefix = "", section }: AddressFieldsProps) {
  const [country, setCountry] = useCountry(formId, `${prefix}country`, countries);
  const choices = useStateChoices(country, `${prefix}state_choices`, states);
  const isHydrated = useIsHydrated();
  // Where all countries ask for the same, a page without scripts offers their states together.
  const isSame = countries.every(({ code }) => choices[code] && orderOf(code) === orderOf(country));
  // Without a script the country may change and the keyboard would not.
  const hasDigitsOnly = country === "US" && (countries.length === 1 || isHydrated);
  const field = (name: string, label: string, token: string) => ({
    formId,
    label,
    name: `${prefix}${name}`,
    autoComplete: `${section} ${token}`,
  });
  const fields: Record<string, ReactNode> = {
    first_name: <CheckoutField {...field("first_name", phrase("First name"), "given-name")} required />,
    last_name: <CheckoutField {...field("last_name", phrase("Last name"), "family-name")} required />,
    country: (
      <div className="sm:col-span-2">
        <CheckoutSelect {...field("country", phrase("Country"), "country")} required onPick={setCountry}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </CheckoutSelect>
        {isSame || countries.length < 2 ? null : <ChooseButton prefix={prefix} />}
      </div>
    ),
    address_line1: (
      <div className="sm:col-span-2">
        <CheckoutField {...field("address_line1", phrase("Address"), "address-line1")} required />
      </div>
    ),
    address_line2: <CheckoutField {...field("address_line2", phrase("Apartment, suite"), "address-line2")} />,
    company: <CheckoutField {...field("company", phrase("Company"), "organization")} />,
    city: (
      <CheckoutField {...field("city", cityLabel(country), "address-level2")} required={needsCity(country)} />
    ),
    state: (
      <StateField
        {...field("state", stateLabel(country), "address-level1")}
        country={country}
        together={isSame && !isHydrated ? countries : []}
        choices={choices}
      />
    ),
    postcode: (
      <CheckoutField
        {...field("postcode", postalCodeLabel(country), "postal-code")}
        {...(hasDigitsOnly ? { inputMode: "numeric" as const } : { autoCapitalize: "characters" })}
        required={needsPostalCode(country)}
      />
    ),
    phone: <CheckoutField {...field("phone", phrase("Phone"), "tel")} type="tel" inputMode="tel" required />,
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {addressFieldOrder(country).map((name) => (
        <Fragment key={name}>{fields[name]}</Fragment>
      ))}
    </div>
  );
}

const orderOf = (country: string) => addressFieldOrder(country).join();

/** The country of the address: what the form came with, then what is chosen, also before scripts ran. */
function useCountry(formId: string, name: string, countries: CountryChoice[]) {
  const { defaultValue } = useField(name);
  const [country, setCountry] = useState(String(defaultValue || countries[0]?.code || ""));
  useEffect(() => {
    const select = document.getElementById(checkoutFieldId(formId, name));
    if (select instanceof HTMLSelectElement) setCountry(select.value);
  }, [formId, name]);
  return [country, setCountry] as const;
}

/** The states that came with the page, with a refused form, or that are asked for. */
function useStateChoices(country: string, name: string, states: StateChoices): StateChoices {
  const refused = useField(name).defaultValue as StateChoices | undefined;
  const { data, load } = useFetcher<{ countries: { code: string; states: StateChoices[string] }[] }>();
  const asked = Object.fromEntries((data?.countries ?? []).map(({ code, states: own }) => [code, own]));
  const choices = { ...states, ...refused, ...asked };
  const isMissing = orderOf(country).includes("state") && choices[country] === undefined;
  useEffect(() => {
    if (isMissing) load(countriesCallPath(country));
  }, [isMissing, country, load]);
  return choices;
}

/**
 * Shows the fields of the chosen country where no script does. Enter presses the first button of a form: that
 * is one that sends it.
 */
const ChooseButton = ({ prefix }: { prefix: string }) => (
  <noscript>
    <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
    <Button
      name={chooseCountry}
      value={prefix.replace(".", "")}
      variant="secondary"
      size="sm"
      className="mt-2"
    >
      {phrase("Show the fields of this country")}
    </Button>
  </noscript>
);
