import type { PaymentOutcome } from "../../payments/payment-outcome";
import type { OrderStatus } from "../../selling/checkout/order-status";

/**
 * What to do about a payment that differs from the amount due (rule payment-2): while the order may still be
 * shipped, a person decides; for a canceled order everything is refunded.
 * @param currency of the payment, and of refunds
 */
export function mismatchCare(
  orderStatus: OrderStatus,
  currency: string,
  outcome: PaymentOutcome,
): "ask a person" | "give back" | "nothing" {
  if (orderStatus !== "canceled") return "ask a person";
  if (!("amountMinor" in outcome)) return "nothing";
  return outcome.currency === currency ? "give back" : "ask a person";
}
