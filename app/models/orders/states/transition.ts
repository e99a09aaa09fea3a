// @public

import { AppError } from "../../platform/error/app-error";
import { type OrderStatus, orderStatusLabels } from "../../selling/checkout/order-status";
import type { RecordedActor } from "../../shops/actors/recorded-actor";

/** A recorded change of an order's state. `at` is UTC ISO. */
export type OrderEvent = { from: OrderStatus; to: OrderStatus; actor: RecordedActor; at: string };

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ["pending_payment", "processing", "canceled"],
  pending_payment: ["processing", "canceled"],
  processing: ["packing", "canceled"],
  packing: ["complete"],
  complete: ["closed"],
  closed: [],
  canceled: [],
};

/** Whether an order may change from one state to another (rule orders-2). */
export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to);
}

/** The states an order may change to. */
export function nextStatuses(from: OrderStatus): readonly OrderStatus[] {
  return next[from];
}

/**
 * The event that changes an order's state; states change in no other way (rule orders-3). Throws an AppError
 * `conflict` for a forbidden transition.
 */
export function transition(
  order: { status: OrderStatus },
  to: OrderStatus,
  by: { actor: RecordedActor; now: Date },
): OrderEvent {
  if (!canTransition(order.status, to)) {
    const [from, wanted] = [orderStatusLabels[order.status], orderStatusLabels[to]];
    throw new AppError("conflict", `An order that is ${from} cannot become ${wanted}.`);
  }
  return { from: order.status, to, actor: by.actor, at: by.now.toISOString() };
}

/**
 * The event of an order whose payment went back whole: it is closed, and nothing of it can be sent any more
 * (rule orders-17). Null for an order that was not accepted, and for one that is closed or canceled already.
 */
export function refundedWhole(
  { status }: { status: OrderStatus },
  by: { actor: RecordedActor; now: Date },
): OrderEvent | null {
  if (status !== "processing" && status !== "packing" && status !== "complete") return null;
  return { from: status, to: "closed", actor: by.actor, at: by.now.toISOString() };
}

/**
 * The event of an order whose last piece was canceled by its seller: unlike with `transition`, it may be
 * packed for already (rule order-returns-2). The caller knows that nothing was sent. Throws an AppError
 * `conflict` for any other state.
 */
export function emptied(order: { status: OrderStatus }, by: { actor: RecordedActor; now: Date }): OrderEvent {
  if (order.status !== "packing") return transition(order, "canceled", by);
  return { from: order.status, to: "canceled", actor: by.actor, at: by.now.toISOString() };
}
