// @public

import type { StockItem } from "./stock-item";

/** What decides how a stock item may be sold. */
export type SoldItem = { status: "active" | "archived" | "discontinued"; item: StockItem };

/** The stock item with its effective rules: a discontinued product is never backordered (rule selling-3). */
export function sellableItem({ status, item }: SoldItem): StockItem {
  return status === "discontinued" && item.allowBackorders ? { ...item, allowBackorders: false } : item;
}
