import { addressLines } from "../../accounts/address/address-lines";
import type { Paper } from "../../platform/paper/paper";
import { lineDetail } from "../order-view/line-detail";
import type { OrderView } from "../order-view/order-view";
import { qtyLeft } from "../states/is-delivered";

/** The packing slip of an order (rule office-17): what was sent and what was canceled are not on it. */
export const slipPaper = (order: OrderView, shopName: string): Paper => ({
  shopName,
  title: `Packing slip ${order.incrementId}`,
  about: `Ordered ${order.createdOnText}`,
  parties: [
    { title: "To", lines: order.shippingAddress ? addressLines(order.shippingAddress) : [] },
    { title: "Delivery", lines: [order.shippingMethodTitle] },
  ].filter(({ lines }) => lines.some(Boolean)),
  columns: [
    { label: "Quantity", kind: "number" },
    { label: "SKU", kind: "code" },
    { label: "Item", kind: "item" },
  ],
  rows: order.lines.flatMap((line) => {
    const qty = qtyLeft(order, line);
    const { id, sku, name } = line;
    return qty > 0 ? [{ id: String(id), cells: [String(qty), sku, name], detail: lineDetail(line) }] : [];
  }),
  emptyText: "Nothing is left to send.",
  sums: [],
  notes: order.customerNote ? [`Note: ${order.customerNote}`] : [],
});
