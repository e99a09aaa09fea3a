import Stripe from "stripe";
import type { ChargeOutcome, LaterPayments } from "../provider";
import { toStripeAmount } from "./stripe-amount.server";
import { askStripe, isRefusal, stripeClient } from "./stripe-client.server";
import { outcomeOfIntent } from "./stripe-outcome.server";

/** Refusals that a later charge of the same card meets again: its owner has to confirm it, or use another. */
const needsOwner = new Set([
  "authentication_required",
  "expired_card",
  "lost_card",
  "stolen_card",
  "pickup_card",
  "invalid_account",
  "card_not_supported",
  "payment_method_not_available",
  "resource_missing",
  "payment_intent_authentication_failure",
  "payment_method_unactivated",
]);

const needsShopper = (reason: string): ChargeOutcome => ({ kind: "needs the shopper", reason });

/** Charges of a stored card while its owner is away: a payment intent that is confirmed off session. */
export const stripeLater: LaterPayments = {
  kind: "charges",

  async charge(deps, payment, { account, token }) {
    const stripe = await stripeClient(deps);
    const wanted: Stripe.PaymentIntentCreateParams = {
      amount: toStripeAmount(payment.amountMinor, payment.currency),
      currency: payment.currency.toLowerCase(),
      customer: account,
      payment_method: token,
      off_session: true,
      confirm: true,
      capture_method: deps.shop.settings.payment.stripe.capture,
      description: `${deps.shop.name}, order ${payment.orderNumber}`,
      metadata: { payment_id: payment.id, order_number: payment.orderNumber },
    };
    try {
      const intent = await askStripe(() =>
        stripe.paymentIntents.create(wanted, { idempotencyKey: `charge-${payment.id}` }),
      );
      return outcomeOfIntent(intent) ?? needsShopper("Your bank asks you to confirm the payment.");
    } catch (error) {
      if (isRefusal(error)) return stripeRefusal(error);
      throw error;
    }
  },

  async forget(deps, { token }) {
    const stripe = await stripeClient(deps);
    try {
      await askStripe(() => stripe.paymentMethods.detach(token));
    } catch (error) {
      // It was removed before, at Stripe or by an earlier call whose answer was lost.
      if (!isRefusal(error)) throw error;
    }
  },
};

/** What a refusal of Stripe means for a charge. */
export function stripeRefusal(error: Stripe.errors.StripeError): ChargeOutcome {
  const code = [error.decline_code, error.code].find((one) => one && needsOwner.has(one));
  if (code === "authentication_required" || code === "payment_intent_authentication_failure")
    return needsShopper("Your bank asks you to confirm the payment.");
  if (code === "expired_card") return needsShopper("Your card has expired.");
  if (code) return needsShopper("Your card can no longer be charged.");
  if (error instanceof Stripe.errors.StripeCardError)
    return { kind: "declined", reason: `Stripe: ${error.decline_code ?? error.code ?? "declined"}` };
  return needsShopper("Your card can no longer be charged.");
}
