/** What `/api/seller/orders` reads of its query (rule seller-api-3). */
export const sellerOrdersQuery = ["status", "page"] as const;
