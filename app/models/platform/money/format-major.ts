// @public

import { minorDigits } from "./minor-digits";
import type { Currency, Minor } from "./money";

/**
 * Writes an amount in major units with a decimal point only (`24.00`, `-0.05`, `1200` for yen), as files
 * contain it.
 */
export function formatMajor(minor: Minor, currency: Currency): string {
  const digits = minorDigits(currency);
  const figures = String(Math.abs(minor)).padStart(digits + 1, "0");
  const fraction = digits > 0 ? `.${figures.slice(-digits)}` : "";
  return `${minor < 0 ? "-" : ""}${figures.slice(0, figures.length - digits)}${fraction}`;
}
