// @public

/** Most pieces of one product in a cart (rule selling-4). */
export const addableCap = 100;

/**
 * How many more pieces may be added (rule product-2): the salable quantity up to its limit, minus what the
 * cart holds. At least 1, because a quantity field needs a valid value; adding checks the quantity again.
 */
export function addableQty(salableQty: number, qtyInCart: number, maxCartQty: number = addableCap): number {
  return Math.max(1, Math.min(salableQty, maxCartQty, addableCap) - qtyInCart);
}
