import type { Sort } from "~/models/shops/sort";
import type { CatalogueIndex } from "../catalogue-index.server";
import type { ListingBase } from "../listing-query.server";
import { bestMatches } from "./best-matches.server";
import { type FoundSlots, firstInOrder, placeSlots } from "./first-in-order.server";
import { nthHighest } from "./nth-highest.server";
import type { PriceSet } from "./price-set.server";
import { orderBy, type ProductOrder, productOrder } from "./product-order.server";

/** The requested part of an order: the first place, from 0, and the number of places. */
type Part = { offset: number; limit: number };

/** Pages up to this place are found by keeping the best; later pages are rarely requested. */
const nearPlaces = 512;

/** The slots of one page of found products. */
export function pageOfProducts(
  index: CatalogueIndex,
  found: FoundSlots & { total: number; slots: Uint32Array },
  { sort, prices, base }: { sort: Sort; prices: PriceSet; base?: ListingBase },
  { offset, limit }: Part,
): number[] {
  if (sort.field === "bestmatch" && base?.kind === "found")
    return bestMatches(index, found.slots, base.found, sort.direction, { offset, limit });
  const end = Math.min(offset + limit, found.total);
  if (offset >= end) return [];
  const order = productOrder(index.products, prices, sort);
  if (end <= nearPlaces) return [...firstInOrder(index.engine, found, order, end).subarray(offset)];
  const byId = orderBy(index.products, index.products.ids, sort.direction);
  return deepPage(found.slots, order, byId, { offset, limit: end - offset });
}

/**
 * The same for slots found elsewhere.
 * @param slots ascending
 * @throws AppError `unavailable` for a released index
 */
export function pageOfSlots(
  index: CatalogueIndex,
  slots: readonly number[],
  { sort, prices }: { sort: Sort; prices: PriceSet },
  part: Part,
): number[] {
  index.beginQuery();
  prices.grow(index.counts);
  const placed = placeSlots(index.engine.scratch, index.products.count, slots);
  const found = { ...placed, slots: Uint32Array.from(slots), total: slots.length };
  return pageOfProducts(index, found, { sort, prices }, part);
}

/**
 * A late page, without sorting everything: finds the ranks of its first and last place and sorts only what lies
 * between. Equal ranks are ordered by id.
 */
function deepPage(
  slots: Uint32Array,
  order: ProductOrder,
  byId: ProductOrder,
  { offset, limit }: Part,
): number[] {
  if (limit <= 0) return [];
  const { rank } = order;
  const first = nthHighest(slots, rank, offset);
  const last = nthHighest(slots, rank, offset + limit - 1);
  const before = slots.reduce((count, slot) => count + Number(rank(slot) > first), 0);
  const withRank = (wanted: number) => slots.filter((slot) => rank(slot) === wanted);
  const tied = (wanted: number, part: Part) => {
    const equals = withRank(wanted);
    if (equals.length <= 1) return [...equals];
    return deepPage(equals, byId, byId, {
      ...part,
      limit: Math.min(part.limit, equals.length - part.offset),
    });
  };
  const ofFirst = tied(first, { offset: offset - before, limit });
  if (first === last) return ofFirst;
  const between = slots.filter((slot) => rank(slot) < first && rank(slot) > last).sort(order.compare);
  const left = limit - ofFirst.length - between.length;
  return [...ofFirst, ...between, ...tied(last, { offset: 0, limit: left })];
}
