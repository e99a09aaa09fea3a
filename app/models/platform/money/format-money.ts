// @public

import { intlTag } from "../texts/number-text";
import { spokenLanguage } from "../texts/spoken-language";
import { currencySymbol } from "./currency-symbol";
import { minorDigits } from "./minor-digits";
import type { Currency, Minor } from "./money";

/**
 * Writes an amount for shoppers, in English US style: `$1,234.50`, `−$0.05`, `¥1,200`, `CHF 12.00` (rule
 * prices-1), without `Intl`, whose first use holds up a slow phone; else as the language spoken now does.
 */
export function formatMoney(minor: Minor, currency: Currency): string {
  const language = spokenLanguage();
  if (language !== "en") return inOther(language, minor, currency);
  const digits = minorDigits(currency);
  const figures = Math.abs(minor)
    .toString()
    .padStart(digits + 1, "0");
  const whole = figures.slice(0, figures.length - digits).replace(/\B(?=(\d{3})+$)/g, ",");
  const fraction = digits > 0 ? `.${figures.slice(-digits)}` : "";
  return `${minor < 0 ? "−" : ""}${currencySymbol(currency)}${whole}${fraction}`;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Spaces are alike in servers and browsers, whose data differ in them: a different one breaks hydration. */
function inOther(language: string, minor: Minor, currency: Currency): string {
  const key = language + currency;
  const digits = minorDigits(currency);
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(intlTag(language), {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  const text = format.format(minor / 10 ** digits).replace(/\s/g, "\u00A0");
  return isLatinFromTheRight(text) ? `\u2066${text.replace(directionMarks, "")}\u2069` : text;
}

/** Signs of a language written from the right that only say so. */
const directionMarks = /[\u061C\u200E\u200F]/g;
/**
 * Whether a language written from the right names a currency in Latin letters: `US$` would be torn into
 * `$US`, so such an amount is read from the left in one piece (rule texts-11).
 */
const isLatinFromTheRight = (text: string): boolean =>
  /[\u061C\u200F]/.test(text) && !/[\u0620-\u06FF]/.test(text);
