import type { Sort } from "~/models/shops/sort";
import type { Column, Entries } from "../engine/column.server";
import type { ProductTable } from "../engine/index-tables.server";

import type { PriceSet } from "../engine/price-set.server";

/**
 * An order of products by rank, a signed integer of 32 bits, highest first: the key minus `less`, with bits
 * flipped by `flip`. Equal ranks are ordered by id, descending, or ascending in ascending order.
 */
export type ProductOrder = {
  keys: Entries;
  less: number;
  flip: number;
  rank: (slot: number) => number;
  compare: (a: number, b: number) => number;
};

/**
 * The order of a sort; equal products are ordered newest first, or oldest first in the opposite direction.
 * Products without a visible price come last in both directions, because their position would reveal it.
 */
export function productOrder(
  products: ProductTable,
  prices: PriceSet,
  { field, direction }: Sort,
): ProductOrder {
  const less = field === "price" && direction === "asc" ? 1 : 0;
  const keys = field === "price" ? prices.products : keysOf(products, field);
  return orderBy(products, keys, direction, less);
}

/**
 * The order by a column of keys.
 * @param less is taken from each key, so that a hidden price, 0, becomes the highest possible one
 */
export function orderBy(
  { ids, count }: ProductTable,
  keys: Column,
  direction: Sort["direction"],
  less = 0,
): ProductOrder {
  const isAscending = direction === "asc";
  const flip = isAscending ? 0x7fffffff : 0x80000000 | 0;
  const entries = keys.upTo(count);
  const idEntries = ids.upTo(count);
  const rank = (slot: number) => ((entries[slot] as number) - less) ^ flip;
  const compare = (a: number, b: number) => {
    const difference = rank(b) - rank(a);
    if (difference !== 0) return difference;
    const byId = (idEntries[a] as number) - (idEntries[b] as number);
    return isAscending ? byId : -byId;
  };
  return { keys: entries, less, flip, rank, compare };
}

function keysOf(products: ProductTable, field: Sort["field"]): Column {
  switch (field) {
    case "name":
      return products.nameKeys;
    case "newest":
      return products.createdS;
    case "bestseller":
      return products.sales;
    case "featured":
      return products.featured;
    default:
      return products.ids;
  }
}
