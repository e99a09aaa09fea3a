import type { Rating } from "../../marketplace/rating";
import type { ProductCard } from "./generated/product";

/** A product's rating in the API: 0 stars from 0 reviews if reviews are off or there are none. */
export type ReviewFields = Pick<ProductCard, "review_count" | "review_avg_rating">;

/** Maps a rating to API fields. */
export const reviewFields = (rating: Rating | null | undefined): ReviewFields => ({
  review_count: rating?.count ?? 0,
  review_avg_rating: rating?.average ?? 0,
});
