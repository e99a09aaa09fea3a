import type { Address } from "../../accounts/address/address";
import { lineName } from "../../orders/order-view/line-detail";
import type { OrderView } from "../../orders/order-view/order-view";
import { orderTotals } from "./order-progress";
import { lineTotals, purchaseTotals } from "./purchase-totals";
import type { ShownPurchase } from "./shown-purchase";

/**
 * What an agent's checkout ended as once its buyer ordered it in the browser (rule agents-23): what it is
 * answered with is made of the order.
 */
export type BuyersOrder = { status: "complete_in_progress" | "completed"; finishedBy: "buyer" };

/** While the buyer is at the provider's page, the order may still be given up. */
export const buyersOrder = (waitsForPayment: boolean): BuyersOrder => ({
  status: waitsForPayment ? "complete_in_progress" : "completed",
  finishedBy: "buyer",
});

/** Whether a checkout ended that way; null for one that is open. */
export const isBuyersOrder = (endedAs: Readonly<Record<string, unknown>> | null): endedAs is BuyersOrder =>
  endedAs?.finishedBy === "buyer";

/**
 * An order as its agent is told of it. Of one that the buyer made in the browser it is not told what was
 * typed there: of the address no more than the country, nothing of the choices (rule agents-10).
 */
export function toldOrder(order: OrderView, endedAs: Readonly<Record<string, unknown>> | null): OrderView {
  if (!isBuyersOrder(endedAs)) return order;
  const { country } = order.shippingAddress ?? order.billingAddress;
  return {
    ...order,
    shippingAddress: null,
    billingAddress: { ...nowhere, country },
    lines: order.lines.map((line) => ({ ...line, choiceTexts: [] })),
  };
}

const nowhere: Address = {
  first_name: "",
  last_name: "",
  company: "",
  address_line1: "",
  address_line2: "",
  city: "",
  state: "",
  postcode: "",
  country: "",
  phone: "",
};

/**
 * What a checkout is answered with of the orders that its buyer made of it.
 * @param lineIds what the agent calls each line, by SKU
 */
export function boughtOf(
  orders: readonly OrderView[],
  lineIds: ReadonlyMap<string, string>,
): NonNullable<ShownPurchase["bought"]> {
  const sums = orders.map(orderTotals).reduce((sum, one) => ({
    subtotalMinor: sum.subtotalMinor + one.subtotalMinor,
    discountMinor: sum.discountMinor + one.discountMinor,
    addedTaxMinor: sum.addedTaxMinor + one.addedTaxMinor,
    grandTotalMinor: sum.grandTotalMinor + one.grandTotalMinor,
    redeemedMinor: sum.redeemedMinor + one.redeemedMinor,
    totalDueMinor: sum.totalDueMinor + one.totalDueMinor,
  }));
  const lines = orders.flatMap((order) =>
    order.lines.map((line) => ({
      id: lineIds.get(line.sku) ?? `item_${order.incrementId}_${line.id}`,
      sku: line.sku,
      name: lineName({ ...line, choiceTexts: [] }),
      priceMinor: line.priceMinor,
      qty: line.qty,
      imageUrl: line.imageUrl,
      totals: lineTotals({ rowTotalMinor: line.rowTotalMinor, discountMinor: 0 }),
    })),
  );
  return {
    lines,
    totals: purchaseTotals(
      sums,
      orders.some((one) => one.shippingMethodTitle !== ""),
    ),
  };
}
