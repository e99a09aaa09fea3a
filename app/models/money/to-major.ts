import { formatMajor } from "./format-major";
import type { Currency, Minor } from "./money";

/**
 * An amount as a number in major units, as API clients read it (2450 is 24.5 dollars). Read from the written decimal and
 * not divided, so it is the number nearest to the amount. Only for output: nothing is ever computed with it.
 */
export const toMajor = (minor: Minor, currency: Currency): number => Number(formatMajor(minor, currency));
