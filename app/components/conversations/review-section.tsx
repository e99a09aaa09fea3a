// @public

import { PlainForm } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ProductReviews } from "~/models/conversations/product-reviews";
import type { StaticData } from "~/models/platform/page/static-data";
import { likeReviewPath } from "~/paths";
import { StaticPart } from "../ui/framework/static-part";
import { ReviewFilter } from "./review/review-filter";
import { likesFormId } from "./review/review-ids";
import { ReviewItem } from "./review/review-item";
import { ReviewPages } from "./review/review-pages";
import { reviewsPath } from "./review/reviews-path";
import { StarBars } from "./review/star-bars";
import { WriteReview } from "./review/write-review";

/** The reviews of a product (rule reviews-5); all of it works without a script. */
export const ReviewSection = ({ reviews }: { reviews: StaticData<ProductReviews> }) => {
  const t = useTexts();
  return (
    <StaticPart of={reviews} as="section" id="reviews" aria-labelledby="reviews-heading" className="reviews">
      {(shown) => (
        <>
          <div className="reviews-head">
            {/* Its tab says so to the eye. */}
            <h2 id="reviews-heading" className="sr-only">
              {t("Reviews")}
            </h2>
            {shown.summary.count > 0 ? <StarBars shown={shown} /> : null}
            <div>
              <p>{t("Have you used it?")}</p>
              <p>{t("Your experience helps others choose.")}</p>
              <WriteReview shown={shown} />
            </div>
          </div>
          <div>
            <ReviewFilter shown={shown} />
            {shown.reviews.length > 0 ? <ReviewList shown={shown} /> : <NoReviews shown={shown} />}
            <ReviewPages shown={shown} />
          </div>
        </>
      )}
    </StaticPart>
  );
};

/** The reviews, and the one form of all their buttons. */
const ReviewList = ({ shown }: { shown: ProductReviews }) => (
  <>
    <ol className="review-list">
      {shown.reviews.map((review) => (
        <ReviewItem key={review.id} review={review} limit={shown.shownCharacters} />
      ))}
    </ol>
    <PlainForm id={likesFormId} method="post" action={likeReviewPath()}>
      <input type="hidden" name="back" value={reviewsPath(shown, { page: shown.page })} />
    </PlainForm>
  </>
);

const NoReviews = ({ shown }: { shown: ProductReviews }) => {
  const t = useTexts();
  return (
    <div className="reviews-none">
      <p>
        {shown.scope === "single-review"
          ? t("There are currently no reviews for this variation.")
          : t("There are currently no reviews for this product.")}
      </p>
      <p>{t("Be the first to write one.")}</p>
    </div>
  );
};
