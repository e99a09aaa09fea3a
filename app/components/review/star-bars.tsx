import { countText, numberText } from "~/models/catalogue/count-text";
import type { ReviewSummary } from "~/models/review/review-summary";

/** The average, and how many reviews gave each number of stars. */
export function StarBars({ summary: { stars, count, average } }: { summary: ReviewSummary }) {
  return (
    <div className="star-bars">
      <p>
        <strong>{`${average.toFixed(1)} ★`}</strong>
        <span className="text-muted">
          <span className="sr-only">out of 5 from </span>
          {countText(count, "review")}
        </span>
      </p>
      <ul>
        {([5, 4, 3, 2, 1] as const).map((star) => {
          const given = stars[star - 1] ?? 0;
          return (
            <li key={star}>
              <span>{star === 1 ? "1 star" : `${star} stars`}</span>
              <span aria-hidden="true" className="star-bar">
                <span style={{ width: `${(given / count) * 100}%` }} />
              </span>
              <span>{numberText(given)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
