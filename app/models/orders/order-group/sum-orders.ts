import { mergeTaxes } from "../../selling/cart-summary/merge-taxes";
import type { Totals } from "../../selling/cart-summary/total-rows";
import type { OrderStatus } from "../../selling/checkout/order-status";
import { type OrderAmounts, orderGroup } from "./order-group";

type SummedOrder = OrderAmounts & Pick<Totals, "otherTax" | "discounts" | "taxes"> & { status: OrderStatus };

/** What orders that were placed together come to (rule order-groups-2), as receipt and mail show it. */
export const sumOrders = (orders: readonly SummedOrder[]): Totals => ({
  ...orderGroup(orders).totals,
  discounts: orders.flatMap(({ discounts = [] }) => discounts),
  taxes: orders.flatMap(({ taxes = [] }) => taxes),
  otherTax: mergeTaxes(orders.flatMap(({ otherTax }) => otherTax)),
});
