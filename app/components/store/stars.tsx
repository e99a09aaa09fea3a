import { numberText } from "~/models/catalogue/count-text";
import type { Rating } from "~/models/catalogue/rating";

const star = "m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8L12 16.9l-5.2 2.7 1-5.8L3.6 9.7l5.8-.8z";

/**
 * Five stars, filled to the rating, with text for screen readers. Nothing for a product without a rating above 0,
 * or in a shop without reviews (rule cards-4).
 */
export function Stars({ rating }: { rating: Rating | undefined }) {
  if (!rating || rating.average <= 0) return null;
  const { average, count } = rating;
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      <StarRow average={average} />
      <span className="sr-only">{`Rated ${average.toFixed(1)} out of 5 by `}</span>
      {numberText(count)}
      <span className="sr-only">{count === 1 ? " customer" : " customers"}</span>
    </p>
  );
}

/** The five stars alone, for places with the rating as text. */
export function StarRow({ average }: { average: number }) {
  const filledPercent = Math.round((Math.min(Math.max(average, 0), 5) / 5) * 100);
  return (
    <span className="relative inline-block" aria-hidden="true">
      <Row className="text-ink/20" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${filledPercent}%` }}>
        <Row className="text-warning" />
      </span>
    </span>
  );
}

function Row({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 120 24"
      width="80"
      height="16"
      fill="currentColor"
      className={`max-w-none ${className}`}
      aria-hidden="true"
    >
      {[0, 24, 48, 72, 96].map((x) => (
        <path key={x} d={star} transform={`translate(${x} 0)`} />
      ))}
    </svg>
  );
}
