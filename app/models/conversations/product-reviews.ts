// @public

import type { ReviewSummary } from "../shops/pages/review-summary";
import type { ReviewChoice } from "../shops/records/review-scope";
import type { ReviewView } from "./review-view";

/** The reviews on a product's page. */
export type ProductReviews = ReviewChoice & {
  /** Address and SKU of the product, and of the variation its page shows; null for none. */
  slug: string;
  sku: string;
  variationSku: string | null;
  /** Whether the reviews of a variation alone can be chosen. */
  isVariable: boolean;
  /** Of all reviews in the scope, whatever their stars. */
  summary: ReviewSummary;
  /** The page of reviews. */
  reviews: ReviewView[];
  /** Characters of a review that show at once; 0 for all. */
  shownCharacters: number;
  /** Whether a guest may write one. */
  allowsGuests: boolean;
};
