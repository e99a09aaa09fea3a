import type { Currency, Minor } from "~/models/platform/money/money";
import { stripeStepMinor } from "~/models/platform/payment-providers/stripe/stripe-currencies";

/**
 * How many of Stripe's units one of our minor units is, where the two differ. Stripe counts ISK and UGX in
 * hundredths though they have no decimals, and MGA whole though ISO 4217 gives it two.
 * https://docs.stripe.com/currencies#special-cases
 */
const unitsPerMinor: Record<Currency, number> = { ISK: 100, UGX: 100, MGA: 0.01 };

/** An amount as Stripe's API counts it. Only one that `takesAmount` is a whole number there. */
export const toStripeAmount = (minor: Minor, currency: Currency): number => {
  const units = unitsPerMinor[currency] ?? 1;
  return units < 1 ? minor / Math.round(1 / units) : minor * units;
};

/** An amount of Stripe's API in minor units. */
export const fromStripeAmount = (amount: number, currency: Currency): Minor =>
  Math.round(amount / (unitsPerMinor[currency] ?? 1));

/** Whether Stripe can charge exactly this amount (rule payment-10). */
export function takesAmount(minor: Minor, currency: Currency): boolean {
  const stepMinor = stripeStepMinor(currency);
  return (
    stepMinor !== null && minor % stepMinor === 0 && Number.isSafeInteger(toStripeAmount(minor, currency))
  );
}
