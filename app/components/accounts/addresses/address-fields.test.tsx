import { withZod } from "@remix-validated-form/with-zod";
import { ValidatedForm } from "remix-validated-form";
import { expect, it } from "vitest";
import { z } from "zod";
import { addressFieldOrder } from "~/models/accounts/address/address-field-order";
import type { CountryChoice } from "~/models/accounts/address/country-choices";
import { renderOnPage } from "~/widgets/widget-fixture";
import { AddressFields } from "./address-fields";

const [states, canada, germany] = [
  { code: "US", name: "United States" },
  { code: "CA", name: "Canada" },
  { code: "DE", name: "Germany" },
];

const form = (...countries: CountryChoice[]) =>
  renderOnPage(
    <ValidatedForm id="address" validator={withZod(z.object({}))}>
      <AddressFields formId="address" countries={countries} section="shipping" />
    </ValidatedForm>,
  );
const selects = (page: string) => [...page.matchAll(/<select[^>]*name="(\w+)"/g)].map(([, name]) => name);
const inputs = (page: string) => [...page.matchAll(/<input[^>]*name="(\w+)"/g)].map(([, name]) => name);

it("lists the states of all countries before a country is chosen", () => {
  const page = form(states, canada);
  expect(selects(page)).toEqual(["country", "state"]);
  expect(page).toContain('<optgroup label="Canada">');
});

it("accepts any state for a country without known states", () => {
  expect(inputs(form(states, germany))).toContain("state");
});

it.each([states, germany])("shows the fields in the order in which mistakes are listed", (country) => {
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
