// @public

/**
 * Rounds to a whole number, halves away from zero: 2.5 to 3, -2.5 to -3. The platform's only rounding rule.
 * Throws a RangeError for a number that is not finite, so that NaN is never stored as money.
 */
export function roundHalfAway(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`Cannot round ${value}`);
  const rounded = Math.round(Math.abs(value));
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/**
 * Divides whole numbers and rounds the quotient half away from zero, exactly. The denominator must be above
 * zero.
 */
export function divideHalfAway(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError("The denominator must be above zero");
  const size = numerator < 0n ? -numerator : numerator;
  const quotient = (size * 2n + denominator) / (denominator * 2n);
  return numerator < 0n ? -quotient : quotient;
}
