// @public

import type { Minor } from "./money";

/**
 * Splits a total by whole-number weights so that the parts add up to it (largest remainder; ties go to the
 * earlier part). Weights of zero or below get nothing; if no weight is above zero, the parts are as equal as
 * possible. A negative total gives the mirror image. Throws a RangeError for a total without weights.
 */
export function allocate(totalMinor: Minor, weights: readonly number[]): Minor[] {
  if (weights.length === 0) {
    if (totalMinor === 0) return [];
    throw new RangeError("Cannot allocate an amount to no parts");
  }
  const positive = weights.map((weight) => BigInt(Math.max(0, weight)));
  const shares = positive.some((weight) => weight > 0n) ? positive : weights.map(() => 1n);
  const parts = largestRemainder(BigInt(Math.abs(totalMinor)), shares);
  return parts.map((part) => (totalMinor < 0 && part !== 0n ? -Number(part) : Number(part)));
}

/**
 * Splits a total by weights so that the parts add up to it (largest remainder; ties go to the earlier part).
 * Neither the total nor a weight may be negative, and one weight must be above zero.
 */
export function largestRemainder(total: bigint, weights: readonly bigint[]): bigint[] {
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0n);
  const floors = weights.map((weight) => (total * weight) / weightSum);
  const left = Number(total - floors.reduce((sum, part) => sum + part, 0n));
  const remainders = weights.map((weight, index) => ({ index, remainder: (total * weight) % weightSum }));
  // Ties stay in their order.
  remainders.sort((a, b) => Number(b.remainder - a.remainder));
  const lucky = new Set(remainders.slice(0, left).map(({ index }) => index));
  return floors.map((part, index) => (lucky.has(index) ? part + 1n : part));
}
