// @public

/** A cart is kept for 30 days after it was last changed (rule cart-1). */
export const CART_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Expiry of a cart changed now. */
export const cartExpiry = (now: Date): Date => new Date(now.getTime() + CART_LIFETIME_MS);
