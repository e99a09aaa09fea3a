import type { Sort } from "~/models/catalogue/sort";
import { bestMatches } from "./best-matches.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import { firstByKeys } from "./first-by-keys.server";
import type { ListingBase } from "./listing-query.server";
import { type Keys, nthSmallest } from "./nth-smallest.server";

/** Which part of an order is wanted: the first place, from 0, and how many. */
type Part = { offset: number; limit: number };

/**
 * The slots of one page of the found products, which are given in order. Between equals the newer comes first, or last in the opposite order.
 * Products without a visible price stand last whichever way prices are ordered: their place would tell them.
 */
export function pageOfProducts(
  index: CatalogueIndex,
  slots: Uint32Array,
  { field, direction }: Sort,
  base: ListingBase,
  part: Part,
): number[] {
  if (field === "bestmatch" && base.kind === "found")
    return bestMatches(index, slots, base.found, direction, part);
  const keys = keysOf(index, field);
  if (!keys) return sliceInOrder(slots, direction, part);
  // Hidden prices are 0: highest first they stand last by themselves.
  if (field !== "price" || direction === "desc") return byKeys(slots, keys, direction, part);
  const priced = withKey(slots, keys);
  const page = byKeys(priced, keys, direction, part);
  if (priced.length === slots.length || page.length === part.limit) return page;
  const hidden = slots.filter((slot) => keys[slot] === 0);
  const rest = { offset: Math.max(0, part.offset - priced.length), limit: part.limit - page.length };
  return [...page, ...sliceInOrder(hidden, direction, rest)];
}

/** The slots whose key is not 0; the same list when these are all. */
function withKey(slots: Uint32Array, keys: Keys): Uint32Array {
  let count = 0;
  for (let at = 0; at < slots.length; at++) if (keys[slots[at] as number] !== 0) count++;
  if (count === slots.length) return slots;
  return slots.filter((slot) => keys[slot] !== 0);
}

function keysOf({ products }: CatalogueIndex, field: Sort["field"]): Keys | null {
  switch (field) {
    case "price":
      return products.prices;
    case "name":
      return products.nameKeys;
    case "newest":
      return products.createdS;
    case "bestseller":
      return products.sales;
    case "featured":
      return products.featured;
    default:
      return null;
  }
}

/** Slots follow the ids: a new product has a higher one. */
function sliceInOrder(slots: Uint32Array, direction: Sort["direction"], { offset, limit }: Part): number[] {
  if (direction === "asc") return [...slots.subarray(offset, offset + limit)];
  const end = Math.max(0, slots.length - offset);
  return [...slots.subarray(Math.max(0, end - limit), end)].reverse();
}

/** Pages up to this place are found by keeping the best: what lies beyond is seldom asked for. */
const nearPlaces = 512;

/**
 * A page by keys, without sorting everything. Of one that lies deep the keys of its first and last place are found, and
 * only what lies between is sorted. What shares one key stands in the order of slots.
 */
function byKeys(slots: Uint32Array, keys: Keys, direction: Sort["direction"], part: Part): number[] {
  const end = Math.min(part.offset + part.limit, slots.length);
  if (part.offset >= end) return [];
  const keyOf = (slot: number) => keys[slot] as number;
  const way = direction === "asc" ? 1 : -1;
  const inOrder = (a: number, b: number) => way * (keyOf(a) - keyOf(b) || a - b);
  if (end <= nearPlaces) return [...firstByKeys(slots, keys, direction, end).subarray(part.offset)];
  const keyAt = (place: number) =>
    nthSmallest(slots, keys, direction === "asc" ? place : slots.length - 1 - place);
  const first = keyAt(part.offset);
  const last = keyAt(end - 1);
  const before = slots.reduce((count, slot) => count + Number(way * (keyOf(slot) - first) < 0), 0);
  const ofFirst = sliceInOrder(
    slots.filter((slot) => keyOf(slot) === first),
    direction,
    { offset: part.offset - before, limit: end - part.offset },
  );
  if (first === last) return ofFirst;
  const between = slots
    .filter((slot) => way * (keyOf(slot) - first) > 0 && way * (keyOf(slot) - last) < 0)
    .sort(inOrder);
  const ofLast = sliceInOrder(
    slots.filter((slot) => keyOf(slot) === last),
    direction,
    { offset: 0, limit: end - part.offset - ofFirst.length - between.length },
  );
  return [...ofFirst, ...between, ...ofLast];
}
