import type { Sort } from "~/models/shops/sort";
import type { ProductTable } from "./index-tables.server";
import type { KeyColumn } from "./key-column.server";
import type { PriceSet } from "./price-set.server";

/**
 * An order of products by rank, an integer of 32 bits, highest first: the key minus `less` (so that a hidden price,
 * 0, becomes the highest possible value), with all bits flipped by `flip` for ascending order. Equal ranks are
 * ordered by id, descending, or ascending if flipped.
 */
export type ProductOrder = {
  keys: KeyColumn<Uint16Array> | KeyColumn;
  ids: KeyColumn;
  flip: number;
  less: number;
  rank: (slot: number) => number;
  compare: (a: number, b: number) => number;
};

/**
 * The order of a sort; equal products are ordered newest first, or oldest first in the opposite direction. Products
 * without a visible price come last in both directions, because their position would reveal it.
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

/** The order by a column of keys. */
export function orderBy(
  { ids }: ProductTable,
  keys: ProductOrder["keys"],
  direction: Sort["direction"],
  less = 0,
): ProductOrder {
  const isAscending = direction === "asc";
  const flip = isAscending ? 0xffffffff : 0;
  const rank = (slot: number) => ((keys.get(slot) - less) ^ flip) >>> 0;
  const compare = (a: number, b: number) => {
    const difference = rank(b) - rank(a);
    if (difference !== 0) return difference;
    const byId = ids.get(a) - ids.get(b);
    return isAscending ? byId : -byId;
  };
  return { keys, ids, flip, less, rank, compare };
}

function keysOf(products: ProductTable, field: Sort["field"]): ProductOrder["keys"] {
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
