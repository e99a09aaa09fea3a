// @public

/** Tax rates below this do not exist: 10 basis points are 0.1 %. */
const leastTaxBasisPoints = 10;

/** A rate below this is rarely meant: 100 basis points are 1 %. */
const commonBasisPoints = 100;

/**
 * Why a rate cannot be one of a tax: it is a percentage instead of basis points. Null if it can (rule
 * settings-8).
 */
export const taxRateProblem = (basisPoints: number): string | null =>
  basisPoints > 0 && basisPoints < leastTaxBasisPoints ? inBasisPoints(basisPoints) : null;

/**
 * Why a rate is hardly meant: it is below 1 %, so it may be a percentage instead of basis points. Null for
 * others and for none (rule settings-8).
 */
export const doubtfulRate = (basisPoints: number): string | null =>
  basisPoints > 0 && basisPoints < commonBasisPoints ? inBasisPoints(basisPoints) : null;

/** '4 is 0.04 %: write basis points, 400 for 4 %'. */
const inBasisPoints = (rate: number): string =>
  `${rate} is ${rounded(rate / 100)} %: write basis points, ${rounded(rate * 100)} for ${rate} %`;

/** Without the digits that binary fractions add. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
