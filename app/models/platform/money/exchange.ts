// @public

import { minorDigits } from "./minor-digits";
import type { Currency, Minor } from "./money";
import { divideHalfAway } from "./round-half-away";

/** What amounts of one currency are in another: one of `from` costs `rate` of `to`, such as `0.92`. */
export type Exchange = { from: Currency; to: Currency; rate: string };

/** How prices that an exchange made are rounded: the end they get, or whole units they are multiples of. */
export const priceRoundings = ["none", "0.99", "0.95", "0.90", "0.50", "1", "5", "10", "100"] as const;

/** One of {@link priceRoundings}. */
export type PriceRounding = (typeof priceRoundings)[number];

/** A rate: above zero, at most a million and at most ten decimals. */
export const isRate = (text: string): boolean =>
  /^\d{1,7}(?:\.\d{1,10})?$/.test(text) && /[1-9]/.test(text) && Number(text) <= 1_000_000;

const tenTo = (digits: number): bigint => 10n ** BigInt(digits);

/** A rate as a fraction of minor units: so many of `to` for so many of `from`. */
function fractionOf({ from, to, rate }: Exchange): { of: bigint; per: bigint } {
  if (!isRate(rate)) throw new RangeError(`${rate} is no rate`);
  const [whole = "", decimals = ""] = rate.split(".");
  return {
    of: BigInt(whole + decimals) * tenTo(minorDigits(to)),
    per: tenTo(decimals.length) * tenTo(minorDigits(from)),
  };
}

/** Rounded half away from zero once; a RangeError for what is beyond exact numbers. */
function divided(numerator: bigint, denominator: bigint): Minor {
  const minor = Number(divideHalfAway(numerator, denominator));
  if (!Number.isSafeInteger(minor)) throw new RangeError("An amount is too large to be exchanged");
  return minor;
}

/** An amount of `from` in `to`. */
export function exchanged(minor: Minor, exchange: Exchange): Minor {
  const { of, per } = fractionOf(exchange);
  return divided(BigInt(minor) * of, per);
}

/** An amount of `to` in `from`, by the same rate. */
export function exchangedBack(minor: Minor, exchange: Exchange): Minor {
  const { of, per } = fractionOf(exchange);
  return divided(BigInt(minor) * per, of);
}

/**
 * Amounts of `to` in `from`, as parts of their sum there: each rounded down, and what is then missing of the
 * sum is given to those that lost most (ties go to the earlier one).
 * @param sumMinor what they add up to in `from`, which may have been rounded with others before
 */
export function exchangedParts(minors: readonly Minor[], sumMinor: Minor, exchange: Exchange): Minor[] {
  const { of, per } = fractionOf(exchange);
  const parts = minors.map((minor, index) => {
    const exact = BigInt(minor) * per;
    const lost = ((exact % of) + of) % of;
    return { index, lost, floor: (exact - lost) / of };
  });
  const missing = BigInt(sumMinor) - parts.reduce((sum, { floor }) => sum + floor, 0n);
  const ranked = [...parts].sort((a, b) => Number(b.lost - a.lost));
  const count = BigInt(parts.length);
  const given = new Map(
    ranked.map(({ index }, rank) => [index, ranks(missing, BigInt(rank), count)] as const),
  );
  return parts.map(({ index, floor }) => Number(floor + (given.get(index) ?? 0n)));
}

/** What the one of a rank gets where so much is handed out one by one, the first ranks first. */
const ranks = (missing: bigint, rank: bigint, count: bigint): bigint => {
  const rest = ((missing % count) + count) % count;
  return (missing - rest) / count + (rank < rest ? 1n : 0n);
};

/** Whether amounts of a currency can be rounded so: what has no decimals cannot end in .99. */
export const canRound = (rounding: PriceRounding, currency: Currency): boolean =>
  !rounding.startsWith("0.") || minorDigits(currency) > 0;

/**
 * A price rounded: up to the next one with the wanted end, or to the nearest multiple of whole units, at
 * least one of them. What costs nothing stays so; a dearer price never becomes the cheaper one.
 */
export function roundedPrice(minor: Minor, rounding: PriceRounding, currency: Currency): Minor {
  if (minor <= 0 || rounding === "none" || !canRound(rounding, currency)) return minor;
  const unit = 10 ** minorDigits(currency);
  if (rounding.startsWith("0.")) {
    const end = (Number(rounding.slice(2)) * unit) / 100;
    return Math.max(0, Math.ceil((minor - end) / unit)) * unit + end;
  }
  const step = Number(rounding) * unit;
  return Math.max(1, Math.floor(minor / step + 0.5)) * step;
}
