import type { Totals } from "../cart-summary/total-rows";
import type { OrderStatus } from "../order/order-status";
import { mergeTaxes } from "../tax/merge-taxes";
import { type OrderAmounts, orderGroup } from "./order-group";

type SummedOrder = OrderAmounts & Pick<Totals, "otherTax"> & { status: OrderStatus };

/** What orders that were placed together come to (rule order-groups-2), as receipt and mail show it. */
export const sumOrders = (orders: readonly SummedOrder[]): Totals => ({
  ...orderGroup(orders).totals,
  otherTax: mergeTaxes(orders.flatMap(({ otherTax }) => otherTax)),
});
