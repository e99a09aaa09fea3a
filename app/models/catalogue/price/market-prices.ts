import { minorDigits } from "../../platform/money/minor-digits";
import type { Currency, Minor } from "../../platform/money/money";
import { parseMoney } from "../../platform/money/parse-money";

/** What a product costs in a market, list price and what it is sold at; "not sold" where it is not. */
type MarketPrice = { priceMinor: Minor; finalPriceMinor: Minor } | "not sold";

const amount = String.raw`\d{1,12}(?:\.\d{1,3})?`;
const shape = new RegExp(`^([a-z0-9]{2,8}):(?:-|(${amount})(?:/(${amount}))?)$`);

/** The part of a product's prices by market that is none, or names a market twice; null where all are. */
export function marketPricesProblem(text: string): string | null {
  const named = new Set<string>();
  for (const part of text === "" ? [] : text.split("|")) {
    const [, code = "", price, final] = shape.exec(part) ?? [];
    if (code === "" || named.has(code) || Number(final ?? 0) > Number(price ?? 0)) return part;
    named.add(code);
  }
  return null;
}

/**
 * What a product costs in a market by its owner's own list (rule markets-7); null where the rate holds: it
 * names no price there, or one with more decimals than the currency has.
 */
export function marketPriceOf(text: string, code: string, currency: Currency): MarketPrice | null {
  for (const part of text.split("|")) {
    const [, own, price, final = price] = shape.exec(part) ?? [];
    if (own !== code) continue;
    if (price === undefined || final === undefined) return "not sold";
    const [priceMinor, finalPriceMinor] = [minorOf(price, currency), minorOf(final, currency)];
    return priceMinor === null || finalPriceMinor === null ? null : { priceMinor, finalPriceMinor };
  }
  return null;
}

function minorOf(text: string, currency: Currency): Minor | null {
  const decimals = text.split(".")[1]?.length ?? 0;
  return decimals > minorDigits(currency) ? null : parseMoney(text, currency);
}
