// @public

/** What a business may use, by the host. */
export const quotaNames = ["products", "megabytes", "ordersInMonth", "staff", "mailsInDay"] as const;
/** See {@link quotaNames}. */
export type QuotaName = (typeof quotaNames)[number];

/** Limits that are set; one that is not set is none. */
export type Quotas = Partial<Record<QuotaName, number>>;
