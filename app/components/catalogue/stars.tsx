// @public

import { countText, numberText } from "~/models/catalogue/listing/count-text";
import type { Rating } from "~/models/marketplace/rating";

/**
 * Five stars, filled to the rating, with text for screen readers. Nothing for a product without a rating
 * above 0, or in a shop without reviews (rule cards-4). `isBrief` leaves the word 'reviews' out, on cards.
 */
export function Stars({ rating, isBrief = false }: { rating: Rating | undefined; isBrief?: boolean }) {
  if (!rating || rating.average <= 0) return null;
  const { average, count } = rating;
  return (
    <p className="rated">
      <StarRow average={average} />
      <span className="sr-only">{`Rated ${average.toFixed(1)} out of 5, `}</span>
      {isBrief ? numberText(count) : countText(count, "review")}
      {isBrief ? <span className="sr-only">{count === 1 ? " review" : " reviews"}</span> : null}
    </p>
  );
}

/** The five stars alone, for places with the rating as text; styles draw them. */
export function StarRow({ average }: { average: number }) {
  const filledPercent = Math.round((Math.min(Math.max(average, 0), 5) / 5) * 100);
  return (
    <span className="stars" aria-hidden="true">
      <span style={{ width: `${filledPercent}%` }} />
    </span>
  );
}
