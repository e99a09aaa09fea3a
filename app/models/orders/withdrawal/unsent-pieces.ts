import type { OrderView } from "../order-view/order-view";
import type { LinePieces } from "../shipment/take-pieces";
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

/**
 * What is left of a withdrawal once its unsent pieces are canceled.
 * @param canceled how many of each SKU it canceled
 */
export function piecesToComeBack(
  { lines, status }: Pick<OrderView, "lines" | "status">,
  pieces: readonly LinePieces[],
  canceled: ReadonlyMap<string, number>,
): LinePieces[] {
  if (status === "canceled") return [];
  const rest = new Map(canceled);
  return pieces.flatMap(({ orderItemId, qty }) => {
    const line = lines.find(({ id }) => id === orderItemId);
    if (!line) return [];
    const gone = Math.min(qty, rest.get(line.sku) ?? 0);
    rest.set(line.sku, (rest.get(line.sku) ?? 0) - gone);
    const left = Math.min(qty - gone, line.qty - line.canceledQty);
    return left > 0 ? [{ orderItemId, qty: left }] : [];
  });
}

/** Whether a withdrawal leaves nothing of an order that was not sent; gifts go with what they came with. */
export const endsOrder = (
  { lines }: Pick<OrderView, "lines">,
  pieces: readonly { lineId: number; qty: number }[],
): boolean =>
  lines.every(({ id, qty, canceledQty, isFree }) => {
    const taken = pieces.filter(({ lineId }) => lineId === id).reduce((sum, one) => sum + one.qty, 0);
    return isFree || qty - canceledQty <= taken;
  });
