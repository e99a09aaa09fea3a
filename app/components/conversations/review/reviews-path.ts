import type { ProductReviews } from "~/models/conversations/product-reviews";
import type { ReviewChoice } from "~/models/shops/records/review-scope";
import { productReviewsPath } from "~/paths";

/**
 * Address of the same product's reviews with another choice; what is not named stays, and the page begins
 * anew.
 */
export function reviewsPath(
  { slug, variationSku, isVariable, scope, star }: ProductReviews,
  over: Partial<ReviewChoice> = {},
): string {
  const chosen = { scope, star, page: 1, ...over };
  return productReviewsPath(slug, {
    variationSku: variationSku ?? undefined,
    scope: isVariable ? chosen.scope : undefined,
    star: chosen.star ?? undefined,
    page: chosen.page,
  });
}
