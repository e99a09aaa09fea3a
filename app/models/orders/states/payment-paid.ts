import type { OrderStatus } from "../../selling/checkout/order-status";
import type { RecordedActor } from "../../shops/actors/recorded-actor";
import { type OrderEvent, transition } from "./transition";

/** What a payment does to its order: a state change, nothing, or a refund. */
export type OrderPaymentOutcome =
  | { kind: "paid"; event: OrderEvent }
  | { kind: "already-paid" }
  | { kind: "refund" };

/**
 * The effect of a provider's report that an order is paid. Browser and webhook both report it, in any order
 * and repeatedly; only the first changes the state. A payment for a canceled order, whose stock was released,
 * is refunded.
 */
export function paymentPaid(
  order: { status: OrderStatus },
  by: { actor: RecordedActor; now: Date },
): OrderPaymentOutcome {
  switch (order.status) {
    case "pending":
    case "pending_payment":
      return { kind: "paid", event: transition(order, "processing", by) };
    case "canceled":
      return { kind: "refund" };
    default:
      return { kind: "already-paid" };
  }
}
