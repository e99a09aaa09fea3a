import type { RecordedActor } from "../actor/recorded-actor";
import type { OrderStatus } from "./order-status";
import { type OrderEvent, transition } from "./transition";

/** What a payment means for its order: a change of state, nothing new, or money that has to go back. */
export type PaymentOutcome =
  | { kind: "paid"; event: OrderEvent }
  | { kind: "already-paid" }
  | { kind: "refund" };

/**
 * What to do when a provider says that an order is paid. Browser and webhook both say so, in any order and more than
 * once: only the first changes the state. A payment for a canceled order, whose stock was released, is given back.
 */
export function paymentPaid(
  order: { status: OrderStatus },
  by: { actor: RecordedActor; now: Date },
): PaymentOutcome {
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
