import type { OrderView } from "../order-view/order-view";
import { qtyLeft } from "../states/is-delivered";

/**
 * How many pieces of a withdrawal were not sent, by SKU. Of a line that was sent in part those go first that
 * were not: they need no parcel back.
 */
export function unsentPieces(
  order: Pick<OrderView, "lines" | "shipments">,
  pieces: readonly { lineId: number; qty: number }[],
): { sku: string; qty: number }[] {
  return pieces.flatMap(({ lineId, qty }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    const left = line?.needsShipping ? Math.min(qty, qtyLeft(order, line)) : 0;
    return line && left > 0 ? [{ sku: line.sku, qty: left }] : [];
  });
}
