/** States of a seller: asked to join, selling, not selling for a while, or gone for good. */
export const sellerStates = ["invited", "active", "paused", "closed"] as const;

/** The state of a seller. */
export type SellerState = (typeof sellerStates)[number];
