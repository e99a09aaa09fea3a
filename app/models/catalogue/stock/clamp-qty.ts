// @public

import { stockLabels } from "./stock-labels";

/** A corrected quantity; `message` tells the shopper why it was lowered. */
export type ClampedQty = { qty: number; message?: string };

/**
 * Corrects a typed quantity (rule selling-7): text that is not a number, or a value below 1, becomes 1;
 * fractions are dropped; a value above `addable` becomes `addable`, with a message.
 */
export function clampQty(
  requested: string | number,
  addable: number,
  message: (qty: number) => string = stockLabels.onlyAvailable,
): ClampedQty {
  const qty = Math.floor(typeof requested === "number" ? requested : Number(requested.trim() || "0"));
  if (!(qty >= 1)) return { qty: 1 };
  return qty > addable ? { qty: addable, message: message(addable) } : { qty };
}
