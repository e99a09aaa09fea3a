// @public
import { cityNames, postalCodeNames, requiredTable, stateNames } from "./world/address-tables";
import { readTable } from "./world/read-table";

const asText = (text: string) => text;
const needed = readTable(requiredTable, ": ", asText);
const statesCalled = readTable(stateNames, ": ", asText);
const citiesCalled = readTable(cityNames, ": ", asText);
const codesCalled = readTable(postalCodeNames, ": ", asText);

/** Where English calls a postal code a postcode. */
const postcodeCountries = new Set(["AU", "GB", "GG", "IM", "JE", "NZ"]);

const stateLabels: Readonly<Record<string, string>> = { do_si: "Province or city" };
const cityLabels: Readonly<Record<string, string>> = { post_town: "Town or city" };
const codeLabels: Readonly<Record<string, string>> = {
  zip: "ZIP code",
  eircode: "Eircode",
  pin: "PIN code",
};

/** What addresses need of city, state and postal code; most need a city alone. */
const needsOf = (country: string): string => needed.get(country) ?? (country === "" ? "CZ" : "C");

/** Whether addresses in a country need a postal code (rule accounts-22). */
export const needsPostalCode = (country: string): boolean => needsOf(country).includes("Z");

/** Whether addresses in a country need a state (the `state_required` of the countries call). */
export const isStateRequired = (country: string): boolean => needsOf(country).includes("S");

/** Whether addresses in a country need a city. */
export const needsCity = (country: string): boolean => needsOf(country).includes("C");

/** The name of what a country's addresses have for a state, as the label of its field. */
export function stateLabel(country: string): string {
  const name = country === "" ? "state" : (statesCalled.get(country) ?? "province");
  return stateLabels[name] ?? capital(name);
}

/** The name of the city in the addresses of a country. */
export function cityLabel(country: string): string {
  const name = citiesCalled.get(country) ?? "city";
  return cityLabels[name] ?? capital(name);
}

/** The name of the postal code in a country. */
export function postalCodeLabel(country: string): string {
  if (postcodeCountries.has(country)) return "Postcode";
  return codeLabels[codesCalled.get(country) ?? ""] ?? "Postal code";
}

/** A label within a sentence: only what is an abbreviation or a name keeps its capital. */
export const labelWithin = (label: string): string =>
  /^(?:[A-Z]{2}|Eircode)/.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
