import { withQuery } from "../paths";

/** Asks for a mail when a product or variation is back; `sent` shows that it was asked. */
export const backInStockPath = (productId: number, query: { sent?: "mail" | "account" } = {}) =>
  withQuery("/back-in-stock", { product: productId, ...query });
export const backInStockQuery = ["product", "sent"] as const;
/** A notice, opened by the key of its mail. */
export const stockNoticePath = (id: string, key: string) => withQuery(`/back-in-stock/${id}`, { key });
export const stockNoticeQuery = ["key"] as const;
