// @public

/** The accounts of the ledger (rule ledger-1). */
export const ledgerAccounts = [
  "shopper_receivable",
  "payment_clearing",
  "stored_value",
  "promotions",
  "seller_payable",
  "tax_payable",
  "marketplace_revenue",
] as const;

export type LedgerAccount = (typeof ledgerAccounts)[number];

/** What causes a movement (rule ledger-2). */
export const movementKinds = [
  "sale",
  "capture",
  "commission",
  "fee",
  "refund",
  "payout",
  "adjustment",
  "cancellation",
] as const;

export type MovementKind = (typeof movementKinds)[number];

/** The parts of what a shopper pays for an order, in the order in which they are listed. */
export const orderParts = ["goods", "gift_cards", "delivery", "tax"] as const;

/** A part of what a shopper pays for an order. */
export type LedgerPart = (typeof orderParts)[number];

/** What an entry is about, in the order in which a statement lists it. */
export const entryParts = [
  ...orderParts,
  "promotion",
  "commission",
  "fee",
  "adjustment",
  "payment",
  "canceled_lines",
  "redemption",
  "payout",
] as const;

/** What an entry is about. */
export type EntryPart = (typeof entryParts)[number];
