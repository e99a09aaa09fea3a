import { formatMajor } from "../../platform/money/format-major";
import { minorDigits } from "../../platform/money/minor-digits";
import type { Currency, Minor } from "../../platform/money/money";
import { parseMoney } from "../../platform/money/parse-money";
import type { PriceRange } from "./applied-filters";

/** Longest amount of a price filter in characters, without and with a decimal point (rule filters-6). */
const maxPriceLength = 8;
export const maxPointedPriceLength = 9;

/** Reads a typed amount in major units: digits with at most the currency's decimals; null otherwise. */
export function parsePriceInput(text: string, currency: Currency): Minor | null {
  const match = /^\d+(?:\.(\d+))?$/.exec(text);
  if (!match || (match[1]?.length ?? 0) > minorDigits(currency)) return null;
  if (text.length > (text.includes(".") ? maxPointedPriceLength : maxPriceLength)) return null;
  return parseMoney(text, currency);
}

/** An amount as addresses and inputs write it: `24.5`, `24`. */
export function formatPriceInput(minor: Minor, currency: Currency): string {
  const text = formatMajor(minor, currency);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/** A range from two ends: swapped if reversed, null if both are open. */
export function priceRange(fromMinor: Minor | null, toMinor: Minor | null): PriceRange | null {
  if (fromMinor === null && toMinor === null) return null;
  const isSwapped = fromMinor !== null && toMinor !== null && fromMinor > toMinor;
  return isSwapped ? { fromMinor: toMinor, toMinor: fromMinor } : { fromMinor, toMinor };
}

/**
 * Whether a range holds every price between two ends, minor units, and so filters nothing (rule filters-3).
 */
export const holdsAllPrices = (
  { fromMinor, toMinor }: PriceRange,
  { min, max }: { min: Minor; max: Minor },
): boolean => (fromMinor ?? min) <= min && (toMinor ?? max) >= max;

/**
 * Reads `from,to` with `min` and `max` as open ends (rule filters-1).
 * @returns the range, null for the full range, which is dropped, or 'invalid'
 */
export function parsePriceSegment(text: string, currency: Currency): PriceRange | null | "invalid" {
  const ends = text.split(",");
  const [from = "", to = ""] = ends;
  if (ends.length !== 2) return "invalid";
  const fromMinor = from === "min" ? null : parsePriceInput(from, currency);
  const toMinor = to === "max" ? null : parsePriceInput(to, currency);
  if ((fromMinor === null && from !== "min") || (toMinor === null && to !== "max")) return "invalid";
  return priceRange(fromMinor, toMinor);
}

/** Writes a range for addresses. */
export function formatPriceSegment({ fromMinor, toMinor }: PriceRange, currency: Currency): string {
  const from = fromMinor === null ? "min" : formatPriceInput(fromMinor, currency);
  return `${from},${toMinor === null ? "max" : formatPriceInput(toMinor, currency)}`;
}

/** The `pattern` of a price input: digits, a point, the currency's decimals (rule filters-6). */
export function priceInputPattern(currency: Currency): string {
  const decimals = minorDigits(currency);
  const whole = `\\d{0,${maxPriceLength}}`;
  return decimals === 0 ? whole : `${whole}(\\.\\d{0,${decimals}})?`;
}

/**
 * Removes from a typed amount all but digits, one point and the currency's decimals, and shortens it (rule
 * filters-6).
 */
export function cleanPriceInput(typed: string, currency: Currency): string {
  const [whole = "", ...rest] = typed.replace(/[^\d.]/g, "").split(".");
  const decimals = minorDigits(currency);
  if (rest.length === 0 || decimals === 0) return whole.slice(0, maxPriceLength);
  return `${whole}.${rest.join("").slice(0, decimals)}`.slice(0, maxPointedPriceLength);
}

/**
 * Reads an amount submitted by the price form, with or without a script; null if empty. `12.` and `.5` are
 * valid.
 */
export function parseTypedPrice(typed: string, currency: Currency): Minor | null {
  const text = cleanPriceInput(typed, currency).replace(/\.$/, "").replace(/^\./, "0.");
  return parsePriceInput(text, currency);
}
