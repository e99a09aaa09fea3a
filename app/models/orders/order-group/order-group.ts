import type { Minor } from "../../platform/money/money";
import { type OrderStatus, orderStatuses } from "../../selling/checkout/order-status";

/** The amounts of an order that its group sums up, minor units of one currency. */
export type OrderAmounts = {
  subtotalMinor: Minor;
  discountMinor: Minor;
  shippingMinor: Minor;
  shippingFeeMinor: Minor;
  taxMinor: Minor;
  grandTotalMinor: Minor;
  redeemedMinor: Minor;
  totalDueMinor: Minor;
};

/**
 * Orders placed together. `totals` are the amounts as placed, unaffected by later changes; `canceledMinor` is
 * the part of the grand total whose orders were canceled.
 */
export type OrderGroup = { status: OrderStatus; totals: OrderAmounts; canceledMinor: Minor };

const amounts = [
  "subtotalMinor",
  "discountMinor",
  "shippingMinor",
  "shippingFeeMinor",
  "taxMinor",
  "grandTotalMinor",
  "redeemedMinor",
  "totalDueMinor",
] as const satisfies readonly (keyof OrderAmounts)[];

/**
 * The state and totals of orders placed together (rules order-groups-1 and order-groups-2). They are computed
 * on every read: stored ones would not follow a canceled order.
 * @throws RangeError without an order
 */
export function orderGroup(orders: readonly ({ status: OrderStatus } & OrderAmounts)[]): OrderGroup {
  if (orders.length === 0) throw new RangeError("A group has at least one order");
  const sum = (of: readonly OrderAmounts[], amount: keyof OrderAmounts) =>
    of.reduce((total, order) => total + order[amount], 0);
  const totals = Object.fromEntries(amounts.map((amount) => [amount, sum(orders, amount)])) as OrderAmounts;
  const canceled = orders.filter(({ status }) => status === "canceled");
  return {
    status: groupStatus(orders.map(({ status }) => status)),
    totals,
    canceledMinor: sum(canceled, "grandTotalMinor"),
  };
}

/** The state of the least advanced order; canceled orders count only if all are. */
function groupStatus(statuses: readonly OrderStatus[]): OrderStatus {
  return orderStatuses.find((status) => status !== "canceled" && statuses.includes(status)) ?? "canceled";
}
