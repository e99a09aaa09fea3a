// @public

import { formatMajor } from "./format-major";
import type { Currency, Minor } from "./money";

/**
 * An amount as a number in major units for API clients (2450 is 24.5 dollars). It is parsed from the decimal
 * text, not divided, so it is the nearest number. Only for output, never for computing.
 */
export const toMajor = (minor: Minor, currency: Currency): number => Number(formatMajor(minor, currency));
