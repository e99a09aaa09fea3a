/** What customers gave a product: an average of 0 to 5 stars, and how many of them did. */
export type Rating = { average: number; count: number };

/** A product's rating as it is stored, hundredths of a star; null where reviews are off or there are none. */
export function ratingOf(hundredths: number, count: number, isReviewing: boolean): Rating | null {
  return isReviewing && count > 0 && hundredths > 0 ? { average: hundredths / 100, count } : null;
}
