import { addressLines } from "../../accounts/address/address-lines";
import { lineDetail } from "../../orders/order-view/line-detail";
import type { OrderView } from "../../orders/order-view/order-view";
import { qtyLeft } from "../../orders/states/is-delivered";

/** What is packed for an order: where it goes, and the pieces that are still to be sent. */
export type PackingSlip = {
  number: string;
  placedText: string;
  delivery: string;
  to: string[];
  note: string;
  lines: { qty: number; sku: string; name: string; detail: string }[];
};

/** The packing slip of an order (rule office-17): what was sent and what was canceled are not on it. */
export const packingSlip = (order: OrderView, placedText: string): PackingSlip => ({
  number: order.incrementId,
  placedText,
  delivery: order.shippingMethodTitle,
  to: order.shippingAddress ? addressLines(order.shippingAddress) : [],
  note: order.customerNote,
  lines: order.lines.flatMap((line) => {
    const qty = qtyLeft(order, line);
    return qty > 0 ? [{ qty, sku: line.sku, name: line.name, detail: lineDetail(line) }] : [];
  }),
});
