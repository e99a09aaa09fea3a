// @public

import type { Currency, Minor } from "../../money/money";

/** Currencies of ISO 4217 that Stripe does not charge. https://docs.stripe.com/currencies */
const notTaken = new Set("BTN CUP ERN IQD IRR KPW LYD SDG SSP SYP TMT VES".split(" "));

/** Currencies with three decimals, of which Stripe takes amounts whose last digit is 0. */
const lastDigitZero = new Set("BHD JOD KWD OMR TND".split(" "));

/**
 * The smallest amount of a currency that Stripe charges and refunds, of which any other is a multiple, minor
 * units; null for a currency it does not take. It counts MGA whole, though ISO 4217 gives it two decimals.
 */
export function stripeStepMinor(currency: Currency): Minor | null {
  if (notTaken.has(currency)) return null;
  if (currency === "MGA") return 100;
  return lastDigitZero.has(currency) ? 10 : 1;
}
