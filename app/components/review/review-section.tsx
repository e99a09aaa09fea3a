import { StaticPart } from "~/components/ui/static-part";
import { countText } from "~/models/catalogue/count-text";
import type { StaticData } from "~/models/content/static-data";
import type { ProductReviews } from "~/models/review/product-reviews";
import type { ReviewScope } from "~/models/review/review-scope";
import { productReviewsPath, reviewPath } from "~/paths";
import { buttonClass } from "../ui/button";
import { ReviewItem } from "./review-item";
import { ReviewPages } from "./review-pages";
import { StarBars } from "./star-bars";

/** The reviews of a product (rule reviews-5); all of it works without a script. */
export const ReviewSection = ({ reviews }: { reviews: StaticData<ProductReviews> }) => (
  <StaticPart of={reviews} as="section" id="reviews" aria-labelledby="reviews-heading" className="reviews">
    {(shown) => (
      <>
        <div className="reviews-head">
          <h2 id="reviews-heading">Reviews</h2>
          {shown.isWhole && shown.summary.count > 0 ? <StarBars summary={shown.summary} /> : null}
          <a
            href={reviewPath(shown.variationSku ?? shown.sku)}
            rel="nofollow"
            className={buttonClass("secondary")}
          >
            Write a review
          </a>
        </div>
        <div>
          {shown.isWhole && shown.isVariable && shown.variationSku ? <ScopeLinks shown={shown} /> : null}
          {!shown.isWhole ? null : shown.reviews.length === 0 ? (
            <p className="text-muted">There are currently no reviews for this product.</p>
          ) : (
            <ol className="review-list">
              {shown.reviews.map((review) => (
                <ReviewItem key={review.id} review={review} shown={shown} />
              ))}
            </ol>
          )}
          {shown.isWhole ? <ReviewPages shown={shown} /> : <AllReviews shown={shown} />}
        </div>
      </>
    )}
  </StaticPart>
);

/** Opens the first page of reviews. */
const AllReviews = ({ shown: { slug, variationSku, scope, summary } }: { shown: ProductReviews }) => (
  <a
    href={productReviewsPath(slug, { variationSku: variationSku ?? undefined, scope, page: 1 })}
    rel="nofollow"
    data-keeps-scroll
    className={buttonClass("secondary")}
  >
    {`${summary.average.toFixed(1)} out of 5: read ${countText(summary.count, "review")}`}
  </a>
);

const scopeLabels: Record<ReviewScope, string> = {
  "all-reviews": "All reviews",
  "single-review": "This variation",
};

/** Leads to the reviews of all variations, or of the shown one. */
function ScopeLinks({ shown: { slug, variationSku, scope } }: { shown: ProductReviews }) {
  const scopes: ReviewScope[] = ["all-reviews", "single-review"];
  return (
    <ul aria-label="Show reviews of" className="review-scopes">
      {scopes.map((one) => (
        <li key={one}>
          <a
            href={productReviewsPath(slug, { variationSku: variationSku ?? undefined, scope: one, page: 1 })}
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
  );
}
