// @public

import type { Currency } from "./money";

const symbols: Record<string, string> = {
  USD: "$",
  CAD: "CA$",
  AUD: "A$",
  NZD: "NZ$",
  MXN: "MX$",
  EUR: "€",
  GBP: "£",
  JPY: "¥",
  KRW: "₩",
  INR: "₹",
  ILS: "₪",
  VND: "₫",
};

/** The prefix of an amount: the currency's symbol, or its code and a space if it has none. */
export function currencySymbol(currency: Currency): string {
  const code = currency.toUpperCase();
  return symbols[code] ?? `${code} `;
}
