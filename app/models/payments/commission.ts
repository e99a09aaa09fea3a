// @public

import { z } from "zod";
import { allocate } from "../platform/money/allocate";
import { type Exchange, exchanged } from "../platform/money/exchange";
import type { Minor } from "../platform/money/money";
import { multiplyRate } from "../platform/money/multiply-rate";

const basisPoints = z.number().min(0).max(10_000);

/**
 * What a seller pays the marketplace for each order (rule ledger-5), in sellers.json. 10,000 basis points are
 * 100 %.
 */
export const commissionTermsSchema = z
  .object({
    defaultBasisPoints: basisPoints.default(0),
    /** Rates of categories by slug, which come before the default. */
    byCategory: z.record(z.string().max(200), basisPoints).default({}),
    /** Once for each order, minor units. */
    fixedMinor: z.number().int().min(0).max(1_000_000_000).default(0),
  })
  .strict();

/** What a seller pays the marketplace for each order. */
export type CommissionTerms = Readonly<z.output<typeof commissionTermsSchema>>;

/** The terms of a seller that pays no commission, such as the house seller. */
export const noCommission: CommissionTerms = commissionTermsSchema.parse({});

/** The terms in the currency of an order, whose own rate turns the fixed amount into it (rule ledger-5). */
export const commissionIn = (exchange: Exchange | null, terms: CommissionTerms): CommissionTerms =>
  exchange ? { ...terms, fixedMinor: exchanged(terms.fixedMinor, exchange) } : terms;

/**
 * A line of an order: what its goods bring the seller, and the slugs of its categories, the nearest first.
 */
export type CommissionLine = { goodsMinor: Minor; categories: readonly string[] };

/**
 * The commission of an order, minor units (rule ledger-5): each line's rounded once, half away from zero, and
 * the fixed amount, never more than the goods bring.
 */
export function commissionOf(lines: readonly CommissionLine[], terms: CommissionTerms): Minor {
  const goodsMinor = lines.reduce((sum, line) => sum + line.goodsMinor, 0);
  const byRate = lines.reduce((sum, line) => sum + multiplyRate(line.goodsMinor, rateOf(line, terms)), 0);
  return Math.max(0, Math.min(goodsMinor, byRate + terms.fixedMinor));
}

/**
 * The share of each line in the commission of its order, minor units: by its own rate, and of the fixed
 * amount by its goods.
 */
export function commissionShares(lines: readonly CommissionLine[], terms: CommissionTerms): Minor[] {
  const totalMinor = commissionOf(lines, terms);
  const byRate = lines.map((line) => multiplyRate(line.goodsMinor, rateOf(line, terms)));
  const ratedMinor = byRate.reduce((sum, amount) => sum + amount, 0);
  if (totalMinor <= ratedMinor) return allocate(totalMinor, byRate);
  const fixed = allocate(
    totalMinor - ratedMinor,
    lines.map(({ goodsMinor }) => goodsMinor),
  );
  return byRate.map((amount, index) => amount + (fixed[index] ?? 0));
}

function rateOf({ categories }: CommissionLine, { byCategory, defaultBasisPoints }: CommissionTerms): number {
  const nearest = categories.find((slug) => Object.hasOwn(byCategory, slug));
  return nearest === undefined ? defaultBasisPoints : (byCategory[nearest] ?? defaultBasisPoints);
}
