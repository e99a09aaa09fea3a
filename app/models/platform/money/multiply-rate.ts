// @public

import type { Minor } from "./money";
import { divideHalfAway } from "./round-half-away";

/**
 * Rates have a precision of a ten-thousandth of a basis point: 8.875 % is 887.5 basis points, and finer ones
 * exist.
 */
const stepsPerBasisPoint = 10_000;
const stepsPerWhole = 10_000n * BigInt(stepsPerBasisPoint);

/**
 * An amount times a rate, rounded half away from zero once: 1999 at 887.5 basis points is 177. 10,000 basis
 * points are 100 %. Fractions of a basis point are allowed; the arithmetic is exact.
 */
export function multiplyRate(minor: Minor, rateBasisPoints: number): Minor {
  return Number(divideHalfAway(BigInt(minor) * rateSteps(rateBasisPoints), stepsPerWhole));
}

/**
 * The part of an amount that a rate contained in it makes: the tax inside 1089 at 890 basis points is 89.
 * Rounded half away from zero once; the rate must not be negative.
 */
export function containedRate(minor: Minor, rateBasisPoints: number): Minor {
  const steps = rateSteps(rateBasisPoints);
  return Number(divideHalfAway(BigInt(minor) * steps, stepsPerWhole + steps));
}

function rateSteps(rateBasisPoints: number): bigint {
  return BigInt(Math.round(rateBasisPoints * stepsPerBasisPoint));
}
