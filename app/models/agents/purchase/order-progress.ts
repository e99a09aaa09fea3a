import type { OrderLineView, OrderView, ShipmentView } from "../../orders/order-view/order-view";

/** How far a line of an order is; `total` are the pieces that were not canceled. */
export type LineProgress = {
  line: OrderLineView;
  /** What the agent calls it. */
  id: string;
  total: number;
  fulfilled: number;
  status: "removed" | "fulfilled" | "partial" | "processing";
};

/** @param lineIds what the agent calls each line, by SKU */
export function orderProgress(order: OrderView, lineIds: ReadonlyMap<string, string>): LineProgress[] {
  const pieces = order.shipments.flatMap((shipment) => shipment.pieces);
  return order.lines.map((line) => {
    const total = order.status === "canceled" ? 0 : line.qty - line.canceledQty;
    const sent = pieces.reduce((sum, { lineId, qty }) => sum + (lineId === line.id ? qty : 0), 0);
    const fulfilled = Math.min(total, sent);
    const id = lineIds.get(line.sku) ?? `item_${line.id}`;
    return { line, id, total, fulfilled, status: statusOf(total, fulfilled) };
  });
}

function statusOf(total: number, fulfilled: number): LineProgress["status"] {
  if (total === 0) return "removed";
  if (fulfilled === total) return "fulfilled";
  return fulfilled > 0 ? "partial" : "processing";
}

/** Pieces of a parcel or a return, by what the agent calls their lines. */
export const pieceReferences = (progress: readonly LineProgress[], pieces: ShipmentView["pieces"]) =>
  pieces.flatMap(({ lineId, qty }) => {
    const found = progress.find(({ line }) => line.id === lineId);
    return found ? [{ id: found.id, quantity: qty }] : [];
  });

/** What an order's totals are made of, minor units. */
export const orderTotals = (order: OrderView) => ({
  subtotalMinor: order.subtotalMinor,
  discountMinor: order.discountMinor,
  addedTaxMinor: order.taxes.reduce((sum, tax) => sum + (tax.isContained ? 0 : tax.amountMinor), 0),
  grandTotalMinor: order.grandTotalMinor,
  redeemedMinor: order.redeemedMinor,
  totalDueMinor: order.totalDueMinor,
});
