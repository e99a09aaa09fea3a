// @public

import { type Region, regionsOf } from "./regions";

/** The states of countries by their codes, as a page has them. */
export type StateChoices = Readonly<Record<string, readonly Region[]>>;

/** A page has the states of all countries of its shop where they are no more. */
const mostAtOnce = 80;

/**
 * The states that come with an address form (rule accounts-38): of all countries of a shop where they are
 * few, else of the country that is shown, and a browser asks for others.
 */
export function stateChoices(countries: readonly string[], shown: readonly string[]): StateChoices {
  const all = choicesOf(countries);
  const isFew = Object.values(all).flat().length <= mostAtOnce;
  return isFew ? all : choicesOf(countries.filter((country) => shown.includes(country)));
}

const choicesOf = (countries: readonly string[]): StateChoices =>
  Object.fromEntries(
    countries
      .map((country) => [country, regionsOf(country)] as const)
      .filter(([, regions]) => regions.length > 0),
  );

/**
 * What was typed, with the states of its country, so that a page without scripts shows that country's fields.
 * @param prefix the name of the address in the form; empty where the form is one address
 */
export function withStateChoices(typed: unknown, prefix: string, countries: readonly string[]): unknown {
  if (typeof typed !== "object" || typed === null) return typed;
  const form = typed as Record<string, unknown>;
  const address = prefix ? form[prefix] : form;
  if (typeof address !== "object" || address === null) return typed;
  const shown = String((address as Record<string, unknown>).country ?? "");
  const filled = { ...address, state_choices: stateChoices(countries, [shown]) };
  return prefix ? { ...form, [prefix]: filled } : filled;
}
