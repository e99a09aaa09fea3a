import type { ProductPageView } from "../catalogue/product-page";

/**
 * Which delivery estimate a product page asks for: the product's own, or empty for the shop's first. Null for what is
 * not delivered or cannot be bought, and for backorders the shop's estimate does not reckon with: next to 'ships in three
 * weeks' it would promise a day that is not kept.
 */
export function askedEstimate(
  product: Pick<ProductPageView, "classCode" | "stock" | "deliveryEstimateId">,
): string | null {
  const { classCode, stock, deliveryEstimateId } = product;
  if (classCode === "gift_certificate" || !stock.isInStock) return null;
  return stock.status === "backordered" ? deliveryEstimateId || null : deliveryEstimateId;
}
