import type Stripe from "stripe";
import type { TokenPayments } from "../provider";
import { toStripeAmount } from "./stripe-amount.server";
import { askStripe, isRefusal, stripeClient } from "./stripe-client.server";
import { stripeRefusal } from "./stripe-later.server";
import { outcomeOfIntent } from "./stripe-outcome.server";

/** What Stripe's shared payment tokens begin with. */
const sharedPrefix = "spt_";

/**
 * Payments by a token of Stripe: a shared payment token that an agent's wallet granted the shop, or a payment
 * method. The intent is confirmed at once; one that asks for the shopper is given up.
 */
export const stripeTokens: TokenPayments = {
  async pay(deps, payment, token) {
    const stripe = await stripeClient(deps);
    const wanted = {
      amount: toStripeAmount(payment.amountMinor, payment.currency),
      currency: payment.currency.toLowerCase(),
      confirm: true,
      error_on_requires_action: true,
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
      capture_method: deps.shop.settings.payment.stripe.capture,
      description: `${deps.shop.name}, order ${payment.orderNumber}`,
      metadata: { payment_id: payment.id, order_number: payment.orderNumber },
      ...(token.startsWith(sharedPrefix)
        ? { shared_payment_granted_token: token }
        : { payment_method: token }),
    } as Stripe.PaymentIntentCreateParams;
    try {
      const intent = await askStripe(() =>
        stripe.paymentIntents.create(wanted, { idempotencyKey: `token-${payment.id}` }),
      );
      return (
        outcomeOfIntent(intent) ?? {
          kind: "needs the shopper",
          reason: "The buyer’s bank asks them to confirm the payment.",
        }
      );
    } catch (error) {
      if (isRefusal(error)) return stripeRefusal(error);
      throw error;
    }
  },
};
