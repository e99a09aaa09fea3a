import { phrase } from "~/models/platform/texts/phrase";
import { addableCap } from "../../catalogue/stock/addable-qty";
import { salableQty } from "../../catalogue/stock/salable-qty";
import type { StockItem } from "../../catalogue/stock/stock-item";
import { stockLabels } from "../../catalogue/stock/stock-labels";
import { stockTexts } from "../../catalogue/stock/stock-texts";

/** A line of a cart, as merging needs it. */
export type MergeLine = {
  /** Equal for lines of the same product with the same choices; these become one line. */
  key: string;
  name: string;
  stockItemId: string;
  qty: number;
  /** The product's own cart limit; null if only the general limit applies. */
  maxCartQty: number | null;
};

/** The change of one line: the pieces of both carts together, and how many are kept. */
export type MergeChange = {
  key: string;
  name: string;
  kind: "added" | "summed" | "lowered" | "removed";
  fromQty: number;
  toQty: number;
  message: string;
};

/**
 * Merges a guest's cart into the customer's at sign-in (rule cart-5): sums quantities, lowers them to what
 * may be bought, and lists every change. Lines of one stock item share it, the customer's own first; a line
 * with nothing left to buy is removed. It never fails, so that a cart cannot prevent a sign-in.
 */
export function mergedCarts<L extends MergeLine>(
  guest: readonly L[],
  customer: readonly L[],
  stock: ReadonlyMap<string, StockItem>,
): { lines: L[]; changes: MergeChange[] } {
  const ownKeys = new Set(customer.map((line) => line.key));
  const remaining = new Map([...stock].map(([stockItemId, item]) => [stockItemId, salableQty(item)]));
  const lines: L[] = [];
  const changes: MergeChange[] = [];
  for (const { line, guestQty } of sumLines(guest, customer)) {
    const leftQty = remaining.get(line.stockItemId) ?? 0;
    const allowedQty = Math.min(line.maxCartQty ?? addableCap, addableCap, leftQty);
    const qty = Math.min(line.qty, allowedQty);
    remaining.set(line.stockItemId, leftQty - qty);
    if (qty > 0) lines.push({ ...line, qty });
    const change = changeOf(line, { qty, guestQty, isOwn: ownKeys.has(line.key), leftQty });
    if (change) changes.push(change);
  }
  return { lines, changes };
}

function sumLines<L extends MergeLine>(guest: readonly L[], customer: readonly L[]) {
  const sums = new Map<string, { line: L; guestQty: number }>();
  const add = (line: L, guestQty: number) => {
    const known = sums.get(line.key);
    const merged = known ? { ...known.line, qty: known.line.qty + line.qty } : line;
    sums.set(line.key, { line: merged, guestQty: (known?.guestQty ?? 0) + guestQty });
  };
  for (const line of customer) add(line, 0);
  for (const line of guest) add(line, line.qty);
  return sums.values();
}

function changeOf(
  line: MergeLine,
  merge: { qty: number; guestQty: number; isOwn: boolean; leftQty: number },
): MergeChange | null {
  const { key, name, qty: fromQty } = line;
  const base = { key, name, fromQty, toQty: merge.qty };
  if (merge.qty === 0)
    return { ...base, kind: "removed", message: `${name}: ${phrase(stockTexts["Out of Stock"])}` };
  if (merge.qty < fromQty) {
    const label = merge.qty === merge.leftQty ? stockLabels.onlyAvailable : stockLabels.limitOf;
    return { ...base, kind: "lowered", message: `${name}: ${label(merge.qty)}` };
  }
  if (merge.guestQty === 0) return null;
  return merge.isOwn
    ? { ...base, kind: "summed", message: phrase("{name}: quantity is now {qty}", { name, qty: merge.qty }) }
    : { ...base, kind: "added", message: phrase("{name} was added to your cart", { name }) };
}
