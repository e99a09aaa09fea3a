// @public

/** A product's rating: an average of 0 to 5 stars, and the number of reviews. */
export type Rating = { average: number; count: number };

/** A stored rating in hundredths of a star; null if reviews are off or there are none. */
export function ratingOf(hundredths: number, count: number, isReviewing: boolean): Rating | null {
  return isReviewing && count > 0 && hundredths > 0 ? { average: hundredths / 100, count } : null;
}
