import type { Sort } from "~/models/shops/pages/sort";
import type { ListingBase } from "../../listing/listing-query.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import type { PriceSet } from "../engine/price-set.server";
import { bestMatches } from "./best-matches.server";
import { firstInOrder } from "./first-in-order.server";
import { type ProductOrder, productOrder } from "./product-order.server";

/** The requested part of an order: the first position, from 0, and the number of products. */
type Part = { offset: number; limit: number };

/** Pages up to this position are found by keeping the best; later pages are rarely requested. */
const nearPositions = 512;

/**
 * The row ids of one page of found products.
 * @param rowIds of all of them, ascending
 */
export function pageOfProducts(
  index: CatalogueIndex,
  rowIds: Uint32Array,
  { sort, prices, base }: { sort: Sort; prices: PriceSet; base?: ListingBase },
  { offset, limit }: Part,
): number[] {
  if (sort.field === "bestmatch" && base?.kind === "found")
    return bestMatches(index, rowIds, base.found, sort.direction, { offset, limit });
  const end = Math.min(offset + limit, rowIds.length);
  if (offset >= end) return [];
  const order = productOrder(index.products, prices, sort);
  if (end <= nearPositions) return [...firstInOrder(rowIds, order, end).subarray(offset)];
  return deepPage(rowIds, order, { offset, limit: end - offset });
}

/** A late page, without sorting everything: what comes before and after it is moved aside first. */
function deepPage(rowIds: Uint32Array, { compare }: ProductOrder, { offset, limit }: Part): number[] {
  const moved = rowIds.slice();
  selectNth(moved, offset, compare);
  const rest = moved.subarray(offset);
  selectNth(rest, limit - 1, compare);
  return [...rest.subarray(0, limit).sort(compare)];
}

/**
 * Moves rows so that the one at `nth` is where it would be if all were sorted, and those before it come
 * before it: by quickselect, with pivots by chance, since no order of rows makes these slow.
 */
function selectNth(rows: Uint32Array, nth: number, compare: ProductOrder["compare"]): void {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const pivot = rows[low + Math.floor(Math.random() * (high - low + 1))] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while (compare(rows[left] as number, pivot) < 0) left++;
      while (compare(rows[right] as number, pivot) > 0) right--;
      if (left > right) break;
      const row = rows[left] as number;
      rows[left++] = rows[right] as number;
      rows[right--] = row;
    }
    if (nth <= right) high = right;
    else if (nth >= left) low = left;
    else return;
  }
}
