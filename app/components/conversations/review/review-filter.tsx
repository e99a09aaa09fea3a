import { countText } from "~/models/catalogue/listing/count-text";
import type { ProductReviews } from "~/models/conversations/product-reviews";
import { listedCount, type ReviewScope, reviewScopes } from "~/models/shops/records/review-scope";
import { reviewsPath } from "./reviews-path";

const scopeLabels: Record<ReviewScope, string> = {
  "all-reviews": "All reviews",
  "single-review": "This variation",
};

/**
 * What is listed of a product's reviews: those of all variations or of the shown one, and the chosen stars.
 */
export function ReviewFilter({ shown }: { shown: ProductReviews }) {
  const { isVariable, scope, star, summary } = shown;
  return (
    <>
      {isVariable ? (
        <ul aria-label="Show reviews of" className="review-scopes">
          {reviewScopes.map((one) => (
            <li key={one}>
              <a
                href={reviewsPath(shown, { scope: one, star: null })}
                rel="nofollow"
                aria-current={one === scope ? "true" : undefined}
                className="choice"
                data-keeps-scroll
              >
                {scopeLabels[one]}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {star === null ? null : (
        <p className="review-chosen">
          {`${countText(listedCount(summary.stars, star), "review")} with ${star === 1 ? "1 star" : `${star} stars`}`}
          <a href={reviewsPath(shown, { star: null })} rel="nofollow" data-keeps-scroll>
            Show all
          </a>
        </p>
      )}
    </>
  );
}
