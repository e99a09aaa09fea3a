// @public

import type { Minor } from "../../platform/money/money";
import type { OrderView } from "../order-view/order-view";

/** What a payment took for an order, minor units. */
type Taken = { orderId: string; capturedMinor: Minor };

/**
 * Which orders a payment paid, for the command line: one payment is that of all orders that were placed
 * together (rule order-groups-3).
 */
export function paidOrdersText(
  order: Pick<OrderView, "id" | "incrementId" | "placedWith">,
  taken: readonly Taken[],
): string {
  const paid = taken.flatMap(({ orderId, capturedMinor }) => (capturedMinor > 0 ? [orderId] : []));
  const numbers = [order, ...order.placedWith]
    .filter(({ id }) => paid.includes(id))
    .map(({ incrementId }) => incrementId)
    .sort();
  if (numbers.length === 0) return "No order was paid.";
  return numbers.length === 1
    ? `Paid: order ${numbers[0]}`
    : `Paid: orders ${numbers.join(", ")}, which were placed together`;
}
