/** The mails about an order, by what happened (rule orders-9). */
export const orderMailKinds = ["placed", "paid", "shipped", "completed", "canceled", "refunded"] as const;
/** One of {@link orderMailKinds}. */
export type OrderMailKind = (typeof orderMailKinds)[number];
