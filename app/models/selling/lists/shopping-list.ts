import type { KeptItemView } from "../cart/kept-item";

/** A shopping list with its items in their order. */
export type ShoppingListView = {
  id: number;
  name: string;
  /** Last part of the link for others; null while the list is not shared. */
  shareToken: string | null;
  items: KeptItemView[];
};

/** The ids after one of them moved one place; the same ids if it is at that end, or not among them. */
export function moved(ids: readonly number[], id: number, direction: "up" | "down"): number[] {
  const from = ids.indexOf(id);
  const to = direction === "up" ? from - 1 : from + 1;
  const other = ids[to];
  if (from < 0 || other === undefined) return [...ids];
  return ids.map((one) => (one === id ? other : one === other ? id : one));
}
