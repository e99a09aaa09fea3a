// @public

/** States of a seller: applied, selling, suspended, or closed. */
export const sellerStates = ["invited", "active", "paused", "closed"] as const;

export type SellerState = (typeof sellerStates)[number];
