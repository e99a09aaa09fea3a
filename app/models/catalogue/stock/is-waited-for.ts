// @public

import type { StockView } from "./stock-view";

/**
 * Whether a shopper may wait for a product: it is out of stock, and neither discontinued nor without a price
 * (rule stock-notices-1).
 */
export const isWaitedFor = ({ status, text }: Pick<StockView, "status" | "text">): boolean =>
  status === "out-of-stock" && text === "Out of Stock";
