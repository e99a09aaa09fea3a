// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { spokenLanguage } from "~/models/platform/texts/spoken-language";
import { cityNames, postalCodeNames, requiredTable, stateNames } from "./world/address-tables";
import { readTable } from "./world/read-table";

const asText = (text: string) => text;
const needed = readTable(requiredTable, ": ", asText);
const statesCalled = readTable(stateNames, ": ", asText);
const citiesCalled = readTable(cityNames, ": ", asText);
const codesCalled = readTable(postalCodeNames, ": ", asText);

/** Where English calls a postal code a postcode. */
const postcodeCountries = new Set(["AU", "GB", "GG", "IM", "JE", "NZ"]);

const stateLabels: Readonly<Record<string, string>> = {
  area: message("Area"),
  county: message("County"),
  department: message("Department"),
  district: message("District"),
  do_si: message("Province or city"),
  emirate: message("Emirate"),
  island: message("Island"),
  oblast: message("Oblast"),
  parish: message("Parish"),
  prefecture: message("Prefecture"),
  province: message("Province"),
  state: message("State"),
};
const cityLabels: Readonly<Record<string, string>> = {
  city: message("City"),
  district: message("District"),
  post_town: message("Town or city"),
  suburb: message("Suburb"),
};
const codeLabels: Readonly<Record<string, string>> = {
  zip: message("ZIP code"),
  eircode: "Eircode",
  pin: message("PIN code"),
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
  return said(stateLabels, name);
}

/** The name of the city in the addresses of a country. */
export function cityLabel(country: string): string {
  const name = citiesCalled.get(country) ?? "city";
  return said(cityLabels, name);
}

/** The name of the postal code in a country. */
export function postalCodeLabel(country: string): string {
  if (postcodeCountries.has(country)) return phrase("Postcode");
  return phrase(codeLabels[codesCalled.get(country) ?? ""] ?? message("Postal code"));
}

/** A label within a sentence: in English only what is an abbreviation or a name keeps its capital. */
export const labelWithin = (label: string): string =>
  spokenLanguage() !== "en" || /^(?:[A-Z]{2}|Eircode)/.test(label)
    ? label
    : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** The name of a part of an address; one that the tables came to have later is said as they have it. */
const said = (labels: Readonly<Record<string, string>>, name: string): string =>
  labels[name] ? phrase(labels[name]) : capital(name);

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
