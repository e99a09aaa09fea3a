import type { Currency, Minor } from "~/models/money/money";

/**
 * Currencies without decimals that Stripe counts in hundredths all the same.
 * https://docs.stripe.com/currencies#special-cases
 */
const countedInHundredths = new Set(["ISK", "UGX"]);

/** An amount as Stripe's API counts it. */
export const toStripeAmount = (minor: Minor, currency: Currency): number =>
  countedInHundredths.has(currency) ? minor * 100 : minor;

/** An amount of Stripe's API in minor units. */
export const fromStripeAmount = (amount: number, currency: Currency): Minor =>
  countedInHundredths.has(currency) ? Math.round(amount / 100) : amount;
