import { AppError } from "../error/app-error";
import { type OrderStatus, orderStatusLabels } from "../order/order-status";

/** A line of an order with the pieces that were sent already. */
export type ShippableLine = {
  id: number;
  sku: string;
  qty: number;
  shippedQty: number;
  needsShipping: boolean;
};

/** Pieces of a line in a shipment. */
export type ShippedPieces = { orderItemId: number; qty: number };

/** Pieces of a line that are still to be sent; none of a line that needs no delivery. */
export const qtyLeftToShip = ({ qty, shippedQty, needsShipping }: ShippableLine): number =>
  needsShipping ? Math.max(0, qty - shippedQty) : 0;

/**
 * The pieces of a shipment: those asked for by SKU, or everything left (rule orders-6). Lines of the same SKU are filled in
 * their order.
 * @throws AppError `conflict` when nothing is left, `invalid` for a SKU or quantity the order does not have left
 */
export function planShipment(
  lines: readonly ShippableLine[],
  wanted: readonly { sku: string; qty: number }[] | null,
): ShippedPieces[] {
  const open = lines
    .map((line) => ({ ...line, leftQty: qtyLeftToShip(line) }))
    .filter(({ leftQty }) => leftQty > 0);
  if (open.length === 0) throw new AppError("conflict", "Nothing is left to ship in this order.");
  if (wanted === null) return open.map(({ id, leftQty }) => ({ orderItemId: id, qty: leftQty }));
  return [...summed(wanted)].flatMap(([sku, qty]) =>
    takeFrom(
      open.filter((line) => line.sku === sku),
      sku,
      qty,
    ),
  );
}

/** Whether these pieces complete the delivery of an order. */
export function isLastShipment(lines: readonly ShippableLine[], pieces: readonly ShippedPieces[]): boolean {
  const takenQty = new Map(pieces.map(({ orderItemId, qty }) => [orderItemId, qty]));
  return lines.every((line) => qtyLeftToShip(line) <= (takenQty.get(line.id) ?? 0));
}

/**
 * The states an order passes through with a shipment (rule orders-6): it is packed with the first, and complete with the
 * last.
 * @throws AppError `conflict` for an order that cannot be shipped
 */
export function statesOfShipment(status: OrderStatus, isLast: boolean): OrderStatus[] {
  if (status !== "processing" && status !== "packing")
    throw new AppError("conflict", `An order that is ${orderStatusLabels[status]} cannot be shipped.`);
  const states: OrderStatus[] = status === "processing" ? ["packing"] : [];
  return isLast ? [...states, "complete"] : states;
}

function takeFrom(lines: readonly (ShippableLine & { leftQty: number })[], sku: string, qty: number) {
  const leftQty = lines.reduce((sum, line) => sum + line.leftQty, 0);
  if (!Number.isSafeInteger(qty) || qty < 1 || qty > leftQty)
    throw new AppError("invalid", `${sku}: ${leftQty} left to ship, not ${qty}.`, "lines");
  let open = qty;
  return lines.flatMap((line): ShippedPieces[] => {
    const taken = Math.min(open, line.leftQty);
    open -= taken;
    return taken > 0 ? [{ orderItemId: line.id, qty: taken }] : [];
  });
}

function summed(wanted: readonly { sku: string; qty: number }[]): Map<string, number> {
  const bySku = new Map<string, number>();
  for (const { sku, qty } of wanted) bySku.set(sku, (bySku.get(sku) ?? 0) + qty);
  return bySku;
}
