// @public

/** States of a seller: applied, selling, suspended, or closed. */
export const sellerStates = ["invited", "active", "paused", "closed"] as const;

/** The state of a seller. */
export type SellerState = (typeof sellerStates)[number];
