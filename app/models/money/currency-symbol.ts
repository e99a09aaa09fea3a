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

/** What is written before an amount: the currency's symbol, or its code and a space where it has no symbol of its own. */
export function currencySymbol(currency: Currency): string {
  const code = currency.toUpperCase();
  return symbols[code] ?? `${code} `;
}
