import type { WidgetItem } from "../shops/widget-content";

/** Items with their index as React key. Owners' items have no key of their own and never move on a page. */
export function keyedItems(items: WidgetItem[]): { key: string; at: number; item: WidgetItem }[] {
  return items.map((item, at) => ({ key: String(at), at, item }));
}
