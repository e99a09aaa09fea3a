import Stripe from "stripe";
import type { ProviderCheck, ProviderDeps } from "../provider";
import { askStripe, stripeClient } from "./stripe-client.server";

/** Reads the balance, which every secret key may, and says what the answer means. */
export async function checkStripe(deps: ProviderDeps): Promise<ProviderCheck> {
  const stripe = await stripeClient(deps);
  try {
    const { livemode } = await askStripe(() => stripe.balance.retrieve());
    return {
      isGood: true,
      text: livemode
        ? "Stripe takes the key. It is a live key: payments move money."
        : "Stripe takes the key. It is a test key: payments move no money.",
    };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (cause instanceof Stripe.errors.StripeAuthenticationError)
      return {
        isGood: false,
        text: "Stripe does not take the secret key. Copy it again from Stripe’s dashboard.",
      };
    if (cause instanceof Stripe.errors.StripePermissionError)
      return {
        isGood: false,
        text: "Stripe knows the key, but it may not do what payments need. Use a secret key.",
      };
    throw error;
  }
}
