// @public

/** The mails about an order, by what happened (rules orders-9, order-returns-8 and withdrawals-6). */
export const orderMailKinds = [
  "placed",
  "paid",
  "edited",
  "shipped",
  "completed",
  "canceled",
  "refunded",
  "refund_pending",
  "refund_failed",
  "return_requested",
  "return_accepted",
  "return_declined",
  "return_received",
  "withdrawn",
] as const;
/** One of {@link orderMailKinds}. */
export type OrderMailKind = (typeof orderMailKinds)[number];
