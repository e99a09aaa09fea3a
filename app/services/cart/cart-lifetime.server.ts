/** A cart is kept for 30 days after it was last changed (rule cart-1). */
export const CART_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** When a cart changed now is thrown away. */
export const cartExpiry = (now: Date): Date => new Date(now.getTime() + CART_LIFETIME_MS);
