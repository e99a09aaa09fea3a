import type { Sort } from "~/models/shops/sort";
import type { CatalogueIndex } from "../../catalogue-index.server";
import type { ListingBase } from "../../listing-query.server";
import type { PriceSet } from "../engine/price-set.server";
import { bestMatches } from "./best-matches.server";
import { firstInOrder } from "./first-in-order.server";
import { nthHighest } from "./nth-highest.server";
import { orderBy, type ProductOrder, productOrder } from "./product-order.server";

/** The requested part of an order: the first place, from 0, and the number of places. */
type Part = { offset: number; limit: number };

/** Pages up to this place are found by keeping the best; later pages are rarely requested. */
const nearPlaces = 512;

/**
 * The slots of one page of found products.
 * @param slots of all of them, ascending
 */
export function pageOfProducts(
  index: CatalogueIndex,
  slots: Uint32Array,
  { sort, prices, base }: { sort: Sort; prices: PriceSet; base?: ListingBase },
  { offset, limit }: Part,
): number[] {
  if (sort.field === "bestmatch" && base?.kind === "found")
    return bestMatches(index, slots, base.found, sort.direction, { offset, limit });
  const end = Math.min(offset + limit, slots.length);
  if (offset >= end) return [];
  prices.grow(index.counts);
  const order = productOrder(index.products, prices, sort);
  if (end <= nearPlaces) return [...firstInOrder(slots, order, end).subarray(offset)];
  const byId = orderBy(index.products, index.products.ids, sort.direction);
  return deepPage(slots, order, byId, { offset, limit: end - offset });
}

/**
 * A late page, without sorting everything: finds the ranks of its first and last place and sorts only what
 * lies between. Equal ranks are ordered by id.
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
