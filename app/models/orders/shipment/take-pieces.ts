// @public

import { AppError } from "../../platform/error/app-error";

/** Pieces that are named by the SKU of their line. */
export type WantedPieces = readonly { sku: string; qty: number }[];

/** Pieces of a line of an order. */
export type LinePieces = { orderItemId: number; qty: number };

/**
 * Finds the lines of pieces that are named by SKU; lines of the same SKU are filled in their order.
 * @param lines with the pieces that can be taken of each
 * @param purpose for the message, such as 'ship'
 * @throws AppError `invalid` for a SKU or quantity that is not there
 */
export function takePieces(
  lines: readonly { id: number; sku: string; leftQty: number }[],
  wanted: WantedPieces,
  purpose: string,
): LinePieces[] {
  return [...summed(wanted)].flatMap(([sku, qty]) => {
    const same = lines.filter((line) => line.sku === sku);
    const leftQty = same.reduce((sum, line) => sum + line.leftQty, 0);
    if (!Number.isSafeInteger(qty) || qty < 1 || qty > leftQty)
      throw new AppError("invalid", `${sku}: ${leftQty} left to ${purpose}, not ${qty}.`, "lines");
    let open = qty;
    return same.flatMap((line): LinePieces[] => {
      const taken = Math.min(open, line.leftQty);
      open -= taken;
      return taken > 0 ? [{ orderItemId: line.id, qty: taken }] : [];
    });
  });
}

function summed(wanted: WantedPieces): Map<string, number> {
  const bySku = new Map<string, number>();
  for (const { sku, qty } of wanted) bySku.set(sku, (bySku.get(sku) ?? 0) + qty);
  return bySku;
}
