import type { FoundProducts } from "../../listing/listing-query.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import { type Bitmap, listBits } from "../engine/bitmap.server";
import { firstInOrder } from "./first-in-order.server";
import { orderBy } from "./product-order.server";

/** The ids of the best matches, and the number of all matches. */
export function bestOfFound(
  index: CatalogueIndex,
  found: FoundProducts,
  limit: number,
): { ids: number[]; itemTotal: number } {
  const rowIds = listBits(found.rowIds);
  const best = bestMatches(index, rowIds, found, "desc", { offset: 0, limit });
  return { ids: best.map((rowId) => index.products.ids.get(rowId)), itemTotal: rowIds.length };
}

/**
 * The row ids of a range of matches, best first: the product whose SKU was typed, then those with the most
 * points (see {@link FoundProducts}), among equals the best-selling, then the newest; or all in reverse.
 * @param rowIds the range, in order
 */
export function bestMatches(
  index: CatalogueIndex,
  rowIds: Uint32Array,
  { levels: found, firstRowId }: FoundProducts,
  direction: "asc" | "desc",
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const { points, counts } = pointsOf(rowIds, found, firstRowId);
  const order = orderBy(index.products, index.products.sales, direction);
  const page: number[] = [];
  let skipped = 0;
  const levels = [...counts.keys()];
  for (const level of direction === "desc" ? levels.reverse() : levels) {
    const from = Math.max(0, offset - skipped);
    const wanted = limit - page.length;
    const count = counts[level] ?? 0;
    if (wanted <= 0) break;
    if (from < count) {
      const ofLevel = rowIds.filter((_, at) => points[at] === level);
      const best = firstInOrder(ofLevel, order, from + wanted);
      page.push(...best.subarray(from));
    }
    skipped += count;
  }
  return page;
}

/**
 * The points of each row, in the order of these, and how many rows have so many; `firstRowId` has more than
 * any.
 */
function pointsOf(
  rowIds: Uint32Array,
  found: readonly Bitmap[],
  firstRowId: number | null,
): { points: Uint8Array; counts: Uint32Array } {
  const points = new Uint8Array(rowIds.length);
  const counts = new Uint32Array(found.length + 2);
  for (let at = 0; at < rowIds.length; at++) {
    const rowId = rowIds[at] as number;
    let own = 0;
    for (const bits of found) own += ((bits[rowId >>> 5] as number) >>> (rowId & 31)) & 1;
    if (rowId === firstRowId) own = found.length + 1;
    points[at] = own;
    counts[own] = (counts[own] as number) + 1;
  }
  return { points, counts };
}
