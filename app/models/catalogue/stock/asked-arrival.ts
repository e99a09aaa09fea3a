// @public

import type { ProductPageView } from "../product/product-page";
import type { ArrivalTerms } from "./arrival";

/** What a product's page asks for: its estimate, empty for none, and when it ships if it is backordered. */
export type AskedArrival = Pick<ArrivalTerms, "estimateId" | "backorder">;

/**
 * When one piece of a product arrives is asked for by its page; null for what is not delivered or cannot be
 * bought.
 */
export function askedArrival({
  isGiftCard,
  stock,
  deliveryEstimateId,
  backorder,
}: Pick<ProductPageView, "isGiftCard" | "stock" | "deliveryEstimateId" | "backorder">): AskedArrival | null {
  if (isGiftCard || !stock.isInStock || deliveryEstimateId === null) return null;
  const isBackordered = stock.status === "backordered";
  return {
    estimateId: deliveryEstimateId,
    backorder: isBackordered ? (backorder ?? { shipsOn: null }) : null,
  };
}
