/** The most pieces of one product a cart takes (rule selling-4). */
export const addableCap = 100;

/**
 * How many more pieces may be added (rule product-2): the salable quantity, capped, less what the cart holds; at least
 * 1, because a quantity field without any allowed value cannot be filled in and adding is checked again on its own.
 */
export function addableQty(salableQty: number, qtyInCart: number, maxCartQty: number = addableCap): number {
  return Math.max(1, Math.min(salableQty, maxCartQty, addableCap) - qtyInCart);
}
