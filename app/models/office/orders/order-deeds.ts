import type { OrderView } from "../../orders/order-view/order-view";
import { qtyLeft } from "../../orders/states/is-delivered";
import type { OrderDeeds } from "./order-page";

/** What is known of an order's payment: whether it is noted by hand, and what was taken and not paid back. */
export type KnownPayment = { isOffline: boolean; isOpen: boolean; leftMinor: number };

/**
 * What can be done with an order in its state (rule office-5), of what its actor may do. The services decide
 * again when it is done.
 */
export function orderDeeds(
  order: OrderView,
  payment: KnownPayment | null,
  may: (verb: "change" | "cancel" | "refund" | "ship") => boolean,
): OrderDeeds {
  const isWorkedOn = order.status === "processing" || order.status === "packing";
  const isLeft = order.lines.some((line) => qtyLeft(order, line) > 0);
  const isPickup = order.pickup !== null;
  const isOnWay = order.shipments.some(({ deliveredAt }) => deliveredAt === null);
  const mayCancel = ["pending", "pending_payment", "processing"].includes(order.status);
  return {
    ship: may("ship") && isWorkedOn && isLeft && !isPickup,
    ready: may("ship") && isWorkedOn && isLeft && isPickup,
    delivered: may("ship") && isOnWay,
    pay:
      may("change") &&
      payment !== null &&
      (order.money.isAuthorized || (payment.isOffline && payment.isOpen && order.status !== "canceled")),
    refund: may("refund") && payment !== null && payment.leftMinor > 0,
    cancelLines: may("cancel") && isWorkedOn && isLeft && order.lines.length > 0,
    cancel: may("cancel") && mayCancel,
    note: may("change"),
    edit: may("change") && ["pending", "pending_payment", "processing"].includes(order.status),
  };
}
