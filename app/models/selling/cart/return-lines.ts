import { addableCap } from "../../catalogue/stock/addable-qty";

/** A line of a cart, as returning an order's cart needs it. */
export type ReturnLine = {
  itemId: number;
  productId: number;
  lineKey: string;
  qty: number;
  /** The discount that added it for free; null for what the shopper added. */
  autoAddedBy: string | null;
};

/** What becomes of the lines of a returned cart. */
export type ReturnedLines = {
  /** The lines that are put into the open cart as they are. */
  movedIds: number[];
  /** Lines of the open cart that get the pieces of a returned one, with their quantity. */
  summed: { itemId: number; qty: number }[];
};

/**
 * Decides how the cart of an order that was given up comes back (rule cart-13): every line as it was where
 * the shopper's cart is empty; otherwise the pieces of equal lines are added up, and a gift is not given
 * twice.
 * @param limits the most pieces that lines of the open cart may hold, whatever is in stock; 100 for one that
 * is missing
 */
export function returnLines(
  kept: readonly ReturnLine[],
  open: readonly ReturnLine[],
  limits: ReadonlyMap<number, number>,
): ReturnedLines {
  const given = new Set(open.flatMap(({ autoAddedBy }) => autoAddedBy ?? []));
  const returned: ReturnedLines = { movedIds: [], summed: [] };
  for (const line of kept) {
    if (line.autoAddedBy !== null && given.has(line.autoAddedBy)) continue;
    const equal = open.find(
      ({ productId, lineKey }) => productId === line.productId && lineKey === line.lineKey,
    );
    if (!equal) returned.movedIds.push(line.itemId);
    else {
      const limit = Math.max(equal.qty, limits.get(equal.itemId) ?? addableCap);
      returned.summed.push({ itemId: equal.itemId, qty: Math.min(limit, equal.qty + line.qty) });
    }
  }
  return returned;
}
