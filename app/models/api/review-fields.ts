import type { Rating } from "../catalogue/rating";
import type { ProductCard } from "./generated/schema-types";

/** What customers gave a product in the API: 0 stars by 0 of them where reviews are off or there are none. */
export type ReviewFields = Pick<ProductCard, "review_count" | "review_avg_rating">;

/** Writes a rating for the API. */
export const reviewFields = (rating: Rating | null | undefined): ReviewFields => ({
  review_count: rating?.count ?? 0,
  review_avg_rating: rating?.average ?? 0,
});
