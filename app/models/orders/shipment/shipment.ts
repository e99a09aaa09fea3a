import { AppError } from "../../platform/error/app-error";
import { type OrderStatus, orderStatusLabels } from "../../selling/checkout/order-status";
import { type LinePieces, takePieces, type WantedPieces } from "./take-pieces";

/** A line of an order with the pieces that were sent already. */
export type ShippableLine = {
  id: number;
  sku: string;
  qty: number;
  /** Pieces that were canceled before they were sent (rule order-returns-2). */
  canceledQty: number;
  shippedQty: number;
  needsShipping: boolean;
};

/** Pieces of a line that are still to be sent; none of a line that needs no delivery. */
export const qtyLeftToShip = (line: Omit<ShippableLine, "id" | "sku">): number =>
  line.needsShipping ? Math.max(0, line.qty - line.canceledQty - line.shippedQty) : 0;

/**
 * The pieces of a shipment: those asked for by SKU, or everything left (rule orders-6). Lines of the same SKU
 * are filled in their order.
 * @throws AppError `conflict` when nothing is left, `invalid` for a SKU or quantity the order does not have
 * left
 */
export function planShipment(lines: readonly ShippableLine[], wanted: WantedPieces | null): LinePieces[] {
  const open = lines
    .map((line) => ({ ...line, leftQty: qtyLeftToShip(line) }))
    .filter(({ leftQty }) => leftQty > 0);
  if (open.length === 0) throw new AppError("conflict", "Nothing is left to ship in this order.");
  if (wanted === null) return open.map(({ id, leftQty }) => ({ orderItemId: id, qty: leftQty }));
  return takePieces(open, wanted, "ship");
}

/** Whether these pieces complete the delivery of an order. */
export function isLastShipment(lines: readonly ShippableLine[], pieces: readonly LinePieces[]): boolean {
  const takenQty = new Map(pieces.map(({ orderItemId, qty }) => [orderItemId, qty]));
  return lines.every((line) => qtyLeftToShip(line) <= (takenQty.get(line.id) ?? 0));
}

/**
 * The states an order passes through with a shipment (rule orders-6): it is packed with the first, and
 * complete with the last.
 * @throws AppError `conflict` for an order that cannot be shipped
 */
export function statesOfShipment(status: OrderStatus, isLast: boolean): OrderStatus[] {
  if (status !== "processing" && status !== "packing")
    throw new AppError("conflict", `An order that is ${orderStatusLabels[status]} cannot be shipped.`);
  const states: OrderStatus[] = status === "processing" ? ["packing"] : [];
  return isLast ? [...states, "complete"] : states;
}
