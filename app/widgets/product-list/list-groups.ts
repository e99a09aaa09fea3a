import { fieldList } from "~/models/content/field-values";
import { fieldText, type WidgetItem } from "~/models/shops/widget-content";

/** SKUs under a title; the first group may have none. */
export type ListGroup = { title: string; skus: string[] };

/** The groups of a list: `groupTitle` and `productsSku` of each item. Groups without SKUs are left out. */
export function listGroups(items: WidgetItem[]): ListGroup[] {
  return items
    .map((item) => ({ title: fieldText(item, "groupTitle"), skus: fieldList(item, "productsSku") }))
    .filter(({ skus }) => skus.length > 0);
}
