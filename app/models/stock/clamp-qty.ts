import { stockLabels } from "./stock-labels";

/** A quantity made valid; `message` tells the shopper why it was lowered. */
export type ClampedQty = { qty: number; message?: string };

/**
 * Makes a typed quantity valid (rule selling-7): what is not a number or below 1 becomes 1, fractions are dropped, and
 * what exceeds `addable` becomes `addable` with a message.
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
