import type { Sort } from "~/models/shops/pages/sort";
import type { Column, Entries } from "../engine/column.server";
import type { ProductTable } from "../engine/index-tables.server";
import type { PriceSet } from "../engine/price-set.server";

/**
 * An order of products by rank, highest first: the key times `sign`. Equal ranks are ordered by id,
 * descending, or ascending in ascending order.
 */
export type ProductOrder = {
  keys: Entries;
  sign: 1 | -1;
  rank: (rowId: number) => number;
  compare: (a: number, b: number) => number;
};

/** Below the rank of every price. */
const lastRank = -Number.MAX_SAFE_INTEGER;

/**
 * The order of a sort; equal products are ordered newest first, or oldest first in the opposite direction.
 * Products without a visible price come last in both directions, because their position would reveal it.
 */
export function productOrder(
  products: ProductTable,
  prices: PriceSet,
  { field, direction }: Sort,
): ProductOrder {
  if (field !== "price") return orderBy(products, keysOf(products, field), direction);
  return orderBy(products, prices.products, direction, lastRank);
}

/**
 * The order by a column of keys.
 * @param rankOfNone the rank of a product without a key
 */
export function orderBy(
  { ids, count }: ProductTable,
  keys: Column,
  direction: Sort["direction"],
  rankOfNone = 0,
): ProductOrder {
  const sign = direction === "asc" ? -1 : 1;
  const entries = keys.upTo(count);
  const idEntries = ids.upTo(count);
  const rank = (rowId: number) => {
    const key = entries[rowId] as number;
    return key === 0 ? rankOfNone : key * sign;
  };
  const compare = (a: number, b: number) =>
    rank(b) - rank(a) || sign * ((idEntries[b] as number) - (idEntries[a] as number));
  return { keys: entries, sign, rank, compare };
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
