import type { ProductPageView } from "../catalogue/product-page";

/**
 * The delivery estimate that a product page requests: the product's own code, or empty for the shop's first. Null for
 * products that are not delivered or cannot be bought, and for backordered ones unless the estimate covers them: next
 * to 'ships in three weeks' a date would be wrong.
 */
export function askedEstimate(
  product: Pick<ProductPageView, "classCode" | "stock" | "deliveryEstimateId">,
): string | null {
  const { classCode, stock, deliveryEstimateId } = product;
  if (classCode === "gift_certificate" || !stock.isInStock) return null;
  return stock.status === "backordered" ? deliveryEstimateId || null : deliveryEstimateId;
}
