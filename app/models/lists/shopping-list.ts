import type { KeptItemView } from "./kept-item";

/** A shopping list in the overview; `count` of its items. */
export type ListSummary = { id: number; name: string; count: number };

/**
 * A list that a product can be added to. `isOn` if it has the product with the same choices, `hasOther` if it has the
 * product with other ones, or another variation of it.
 */
export type ListChoice = ListSummary & { isOn: boolean; hasOther: boolean };

/** What the calls of the choice of lists answer: all lists of the customer, as they are after the call (rule lists-15). */
export type PickerAnswer = {
  success: boolean;
  /** Why not; empty if it succeeded. */
  message: string;
  /** Set if the message belongs to the name of a new list. */
  field?: "name";
  lists: ListChoice[];
};

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
