// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import type { Rating } from "~/models/marketplace/rating";
import { decimalText, numberText } from "~/models/platform/texts/number-text";

/**
 * Five stars, filled to the rating, with text for screen readers. Nothing for a product without a rating
 * above 0, or in a shop without reviews (rule cards-4). `isBrief` leaves the word 'reviews' out, on cards.
 */
export function Stars({ rating, isBrief = false }: { rating: Rating | undefined; isBrief?: boolean }) {
  const t = useTexts();
  if (!rating || rating.average <= 0) return null;
  const { average, count } = rating;
  return (
    <p className="rated">
      <StarRow average={average} />
      <span className="sr-only">{t("Rated {average} out of 5", { average: decimalText(average) })}, </span>
      {isBrief ? numberText(count) : t("{count, plural, one {# review} other {# reviews}}", { count })}
      {isBrief ? <span className="sr-only"> {count === 1 ? t("review") : t("reviews")}</span> : null}
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
