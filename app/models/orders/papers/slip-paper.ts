import { addressLines } from "../../accounts/address/address-lines";
import type { Paper } from "../../platform/paper/paper";
import type { Translate } from "../../platform/texts/message";
import { lineDetail } from "../order-view/line-detail";
import type { OrderView } from "../order-view/order-view";
import { qtyLeft } from "../states/is-delivered";

/** The packing slip of an order (rule office-17): what was sent and what was canceled are not on it. */
export const slipPaper = (t: Translate, order: OrderView, shopName: string): Paper => ({
  shopName,
  title: t("Packing slip {number}", { number: order.incrementId }),
  about: t("Ordered {day}", { day: order.createdOnText }),
  parties: [
    { title: t("To||who buys"), lines: order.shippingAddress ? addressLines(order.shippingAddress) : [] },
    { title: t("Delivery"), lines: [order.shippingMethodTitle] },
  ].filter(({ lines }) => lines.some(Boolean)),
  columns: [
    { label: t("Quantity"), kind: "number" },
    { label: t("SKU"), kind: "code" },
    { label: t("Item||of a paper"), kind: "item" },
  ],
  rows: order.lines.flatMap((line) => {
    const qty = qtyLeft(order, line);
    const { id, sku, name } = line;
    return qty > 0 ? [{ id: String(id), cells: [String(qty), sku, name], detail: lineDetail(line) }] : [];
  }),
  emptyText: t("Nothing is left to send."),
  sums: [],
  notes: order.customerNote ? [t("Note: {note}", { note: order.customerNote })] : [],
});
