// @public

/** A shopping list in the overview; `count` of its items. */
export type ListSummary = { id: number; name: string; count: number };

/**
 * A list that a product can be added to. `isOn` if it has the product with the same choices, `hasOther` if it
 * has the product with other ones, or another variation of it.
 */
export type ListChoice = ListSummary & { isOn: boolean; hasOther: boolean };

/**
 * What the calls of the choice of lists answer: all lists of the customer, as they are after the call (rule
 * lists-15).
 */
export type PickerAnswer = {
  success: boolean;
  /** Why not; empty if it succeeded. */
  message: string;
  /** Set if the message belongs to the name of a new list. */
  field?: "name";
  lists: ListChoice[];
};
