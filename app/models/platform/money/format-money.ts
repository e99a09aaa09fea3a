// @public

import { currencySymbol } from "./currency-symbol";
import { minorDigits } from "./minor-digits";
import type { Currency, Minor } from "./money";

/**
 * Writes an amount for shoppers, US style: `$1,234.50`, `−$0.05`, `¥1,200`, `CHF 12.00` (rule prices-1). It
 * does not use `Intl`, because locale data differ between server and browser, and a different character
 * breaks hydration.
 */
export function formatMoney(minor: Minor, currency: Currency): string {
  const digits = minorDigits(currency);
  const figures = Math.abs(minor)
    .toString()
    .padStart(digits + 1, "0");
  const whole = figures.slice(0, figures.length - digits).replace(/\B(?=(\d{3})+$)/g, ",");
  const fraction = digits > 0 ? `.${figures.slice(-digits)}` : "";
  return `${minor < 0 ? "−" : ""}${currencySymbol(currency)}${whole}${fraction}`;
}
