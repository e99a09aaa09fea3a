// @public

import { isRate } from "../../platform/money/exchange";
import type { Currency } from "../../platform/money/money";

/** A day's rates: what one of `base` costs of each currency, as decimals. */
export type ExchangeFeed = { day: string; base: Currency; rates: ReadonlyMap<Currency, string> };

const dayShape = /<Cube\s+time\s*=\s*['"](\d{4}-\d{2}-\d{2})['"]\s*>/;
const rateShape = /<Cube\s+currency\s*=\s*['"]([A-Z]{3})['"]\s+rate\s*=\s*['"]([\d.]+)['"]\s*\/>/g;

/**
 * Reads the reference rates of the European Central Bank, `eurofxref-daily.xml`: a day, and what a euro
 * costs.
 * @returns null for anything else, so that the rates before stay
 */
export function readEcbRates(xml: string): ExchangeFeed | null {
  const day = dayShape.exec(xml)?.[1] ?? "";
  const rates = new Map<Currency, string>();
  for (const [, currency = "", rate = ""] of xml.matchAll(rateShape))
    if (isRate(rate)) rates.set(currency, rate);
  if (Number.isNaN(Date.parse(day)) || rates.size === 0) return null;
  return { day, base: "EUR", rates: rates.set("EUR", "1") };
}

/** Decimals of a rate that is worked out. */
const decimals = 10;

/** What one of a currency costs of another by a feed; null where it does not know both. */
export function crossRate({ rates }: ExchangeFeed, from: Currency, to: Currency): string | null {
  const [of, per] = [rates.get(to), rates.get(from)].map((rate) => rate && scaled(rate));
  if (!of || !per) return null;
  // Half away from zero, as amounts are.
  const figures = ((of * 10n ** BigInt(decimals) * 2n + per) / (per * 2n))
    .toString()
    .padStart(decimals + 1, "0");
  const rate = `${figures.slice(0, -decimals)}.${figures.slice(-decimals)}`.replace(/\.?0+$/, "");
  return isRate(rate) ? rate : null;
}

function scaled(rate: string): bigint {
  const [whole = "", fraction = ""] = rate.split(".");
  return BigInt(whole + fraction.padEnd(decimals, "0"));
}

/** Whether a rate of a day is older than is allowed (rule markets-8). */
export const isStale = (day: string, mostDays: number, now: Date): boolean =>
  now.getTime() - Date.parse(day) > (mostDays + 1) * 86_400_000;
