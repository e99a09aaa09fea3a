import type { OrderStatus } from "../order/order-status";
import type { PaymentOutcome } from "./payment-outcome";

/**
 * What to do about a payment that is not what was asked for (rule payment-2): a person decides while the order may be
 * shipped; of a cancelled one all goes back that came.
 * @param currency of the payment, in which refunds are made
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
