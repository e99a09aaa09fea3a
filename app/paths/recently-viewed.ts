import { withQuery } from "../paths";

/** The cards of viewed products. */
export const recentlyViewedPath = (skus: readonly string[]) =>
  withQuery("/api/recently-viewed", { skus: JSON.stringify(skus) });
export const recentlyViewedQuery = ["skus"] as const;
