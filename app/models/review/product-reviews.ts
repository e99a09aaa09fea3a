import type { ReviewScope } from "./review-scope";
import type { ReviewSummary } from "./review-summary";
import type { ReviewView } from "./review-view";

/** The reviews on a product's page. */
export type ProductReviews = {
  /** Address and SKU of the product, and of the variation its page shows; null for none. */
  slug: string;
  sku: string;
  variationSku: string | null;
  /** Whether the reviews of a variation alone can be chosen. */
  isVariable: boolean;
  scope: ReviewScope;
  page: number;
  /** Whether a page of reviews is opened, or there are none: else the summary alone keeps the page light. */
  isWhole: boolean;
  summary: ReviewSummary;
  reviews: ReviewView[];
  /** Characters of a review that show at once; 0 for all. */
  shownCharacters: number;
};
