import { PlainLink } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ProductReviews } from "~/models/conversations/product-reviews";
import { message } from "~/models/platform/texts/message";
import { listedCount, type ReviewScope, reviewScopes } from "~/models/shops/records/review-scope";
import { reviewsPath } from "./reviews-path";

const scopeLabels: Record<ReviewScope, string> = {
  "all-reviews": message("All reviews"),
  "single-review": message("This variation"),
};

/**
 * What is listed of a product's reviews: those of all variations or of the shown one, and the chosen stars.
 */
export function ReviewFilter({ shown }: { shown: ProductReviews }) {
  const t = useTexts();
  const { isVariable, scope, star, summary } = shown;
  return (
    <>
      {isVariable ? (
        <ul aria-label={t("Show reviews of")} className="review-scopes">
          {reviewScopes.map((one) => (
            <li key={one}>
              <PlainLink
                href={reviewsPath(shown, { scope: one, star: null })}
                rel="nofollow"
                aria-current={one === scope ? "true" : undefined}
                className="choice"
                data-keeps-scroll
              >
                {t(scopeLabels[one])}
              </PlainLink>
            </li>
          ))}
        </ul>
      ) : null}
      {star === null ? null : (
        <p className="review-chosen">
          {t(
            "{count, plural, one {# review} other {# reviews}} with {star, plural, one {# star} other {# stars}}",
            { count: listedCount(summary.stars, star), star },
          )}
          <PlainLink href={reviewsPath(shown, { star: null })} rel="nofollow" data-keeps-scroll>
            {t("Show all")}
          </PlainLink>
        </p>
      )}
    </>
  );
}
