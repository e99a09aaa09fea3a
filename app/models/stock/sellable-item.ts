import type { StockItem } from "./stock-item";

/** What decides how a stock item may be sold. */
export type SoldItem = { status: "active" | "archived" | "discontinued"; item: StockItem };

/** The stock item as it may be sold: what is discontinued is never backordered (rule selling-3). */
export function sellableItem({ status, item }: SoldItem): StockItem {
  return status === "discontinued" && item.allowBackorders ? { ...item, allowBackorders: false } : item;
}
