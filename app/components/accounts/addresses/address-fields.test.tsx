import { withZod } from "@remix-validated-form/with-zod";
import { ValidatedForm } from "remix-validated-form";
import { expect, it } from "vitest";
import { z } from "zod";
import { addressFieldOrder } from "~/models/accounts/address/address-field-order";
import type { CountryChoice } from "~/models/accounts/address/country-choices";
import { stateChoices } from "~/models/accounts/address/state-choices";
import { renderOnPage } from "~/widgets/widget-fixture";
import { AddressFields } from "./address-fields";

const [states, canada, germany, japan] = [
  { code: "US", name: "United States" },
  { code: "CA", name: "Canada" },
  { code: "DE", name: "Germany" },
  { code: "JP", name: "Japan" },
];

const form = (...countries: CountryChoice[]) => {
  const codes = countries.map(({ code }) => code);
  return renderOnPage(
    <ValidatedForm id="address" validator={withZod(z.object({}))}>
      <AddressFields
        formId="address"
        countries={countries}
        states={stateChoices(codes, codes.slice(0, 1))}
        section="shipping"
      />
    </ValidatedForm>,
  );
};
const selects = (page: string) => [...page.matchAll(/<select[^>]*name="(\w+)"/g)].map(([, name]) => name);
const inputs = (page: string) => [...page.matchAll(/<input[^>]*name="(\w+)"/g)].map(([, name]) => name);

it("lists the states of all countries before a country is chosen", () => {
  const page = form(states, canada);
  expect(selects(page)).toEqual(["country", "state"]);
  expect(page).toContain('<optgroup label="Canada">');
});

it("asks for the states of the first country, and by a button for the fields of another", () => {
  const page = form(states, germany);
  expect(selects(page)).toEqual(["country", "state"]);
  expect(page).not.toContain("<optgroup");
  expect(page).toMatch(/<noscript>.*name="choose_country" value="".*<\/noscript>/);
});

it("has no such button where all countries ask for the same", () => {
  expect(form(states, canada)).not.toContain("choose_country");
});

it("asks for no state where a country writes none", () => {
  expect(form(germany)).not.toContain('name="state"');
});

it("names the fields as the country does", () => {
  const labels = [...form(japan).matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label);
  expect(labels).toEqual(expect.arrayContaining(["Prefecture", "Postal code"]));
});

it.each([states, germany, japan])("shows the fields in the order in which mistakes are listed", (country) => {
  const names = [...form(country).matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(names.filter((name) => name && !name.startsWith("__"))).toEqual([
    ...addressFieldOrder(country.code),
  ]);
});

it("has all other fields without a known country", () => {
  const page = form();
  expect(selects(page)).toEqual(["country"]);
  expect(inputs(page)).toEqual(expect.arrayContaining(["first_name", "city", "state", "postcode", "phone"]));
});
