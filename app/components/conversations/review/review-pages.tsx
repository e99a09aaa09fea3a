import { PlainLink } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ProductReviews } from "~/models/conversations/product-reviews";
import { pageLinks } from "~/models/platform/paging/page-links";
import { listedPages } from "~/models/shops/records/review-scope";
import { reviewsPath } from "./reviews-path";

/** Links to the pages of reviews; nothing if there is only one. */
export function ReviewPages({ shown }: { shown: ProductReviews }) {
  const t = useTexts();
  const { page, star, summary } = shown;
  const pageCount = listedPages(summary.stars, star);
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t("Pages of reviews")} className="review-pages">
      <ol>
        {pageLinks(page, pageCount).map((number, index) => (
          // Of the at most two gaps, a gap's key is its position.
          <li key={number === "gap" ? `gap-${index}` : number}>
            {number === "gap" ? (
              "…"
            ) : (
              <PlainLink
                href={reviewsPath(shown, { page: number })}
                rel="nofollow"
                aria-current={number === page ? "page" : undefined}
                data-keeps-scroll
              >
                <span className="sr-only">{t("Page")} </span>
                {number}
              </PlainLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
