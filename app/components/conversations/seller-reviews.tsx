// @public

import { PlainLink } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { SellerReviews as Shown } from "~/models/conversations/seller-review-view";
import type { StaticData } from "~/models/platform/page/static-data";
import { decimalText } from "~/models/platform/texts/number-text";
import type { ReviewSummary } from "~/models/shops/pages/review-summary";
import { pageParameter, withQuery } from "~/paths";
import { sellerPath } from "~/paths/places";
import { StarRow } from "../catalogue/stars";
import { StaticPart } from "../ui/framework/static-part";
import { ReviewBy, ReviewReply, ReviewText, StarText } from "./review/review-words";
import { StarBar } from "./review/star-bar";

/** Characters of a review that show before 'Read more'. */
const shownCharacters = 400;

/** What shoppers say of a seller (rule seller-reviews-5); all of it works without a script. */
export const SellerReviews = ({
  reviews,
  seller: { code, name },
}: {
  reviews: StaticData<Shown>;
  seller: { code: string; name: string };
}) => {
  const t = useTexts();
  return (
    <StaticPart of={reviews} as="section" id="reviews" aria-labelledby="reviews-heading" className="reviews">
      {({ summary, page, reviews: list }) => (
        <>
          <div className="reviews-head">
            <h2 id="reviews-heading">{t("Reviews of {name}", { name })}</h2>
            {summary.count > 0 ? <Summary summary={summary} /> : null}
            <div>
              <p>{t("Did you buy here?")}</p>
              <p>{t("Open your order to say how it went.")}</p>
            </div>
          </div>
          <div>
            {list.length > 0 ? (
              <ol className="review-list">
                {list.map((review) => (
                  <li key={review.id} className="review">
                    <StarText star={review.star} />
                    <ReviewBy review={review} />
                    <ReviewText text={review.content} limit={shownCharacters} />
                    {review.reply ? <ReviewReply author={name} content={review.reply} /> : null}
                  </li>
                ))}
              </ol>
            ) : (
              <div className="reviews-none">
                <p>
                  {summary.count > 0 ? t("There are no more reviews.") : t("This seller has no reviews yet.")}
                </p>
                <p>{t("Shoppers who bought here can review the seller from their order.")}</p>
              </div>
            )}
            <Pages page={page} pageCount={summary.pageCount} code={code} />
          </div>
        </>
      )}
    </StaticPart>
  );
};

const Summary = ({ summary: { stars, count, average } }: { summary: ReviewSummary }) => {
  const t = useTexts();
  return (
    <div className="star-bars">
      <p>
        <strong>{decimalText(average)}</strong>
        <span>
          <StarRow average={average} />
          <span>
            <span className="sr-only">{t("out of 5 from")} </span>
            {t("{count, plural, one {# review} other {# reviews}}", { count })}
          </span>
        </span>
      </p>
      <ul>
        {([5, 4, 3, 2, 1] as const).map((star) => (
          <li key={star}>
            <span className="star-bar">
              <StarBar star={star} given={stars[star - 1] ?? 0} count={count} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

function Pages({ page, pageCount, code }: { page: number; pageCount: number; code: string }) {
  const t = useTexts();
  if (pageCount <= 1) return null;
  const to = (number: number) => `${withQuery(sellerPath(code), { [pageParameter]: number })}#reviews`;
  return (
    <nav aria-label={t("Pages of reviews")} className="mt-8 flex items-center justify-between gap-4 text-sm">
      {page > 1 ? (
        <PlainLink href={to(page - 1)} rel="prev nofollow" className="btn btn-sm btn-secondary">
          {t("Newer reviews")}
        </PlainLink>
      ) : (
        <span />
      )}
      {page < pageCount ? (
        <PlainLink href={to(page + 1)} rel="next nofollow" className="btn btn-sm btn-secondary">
          {t("Older reviews")}
        </PlainLink>
      ) : null}
    </nav>
  );
}
