import { pageLinks } from "~/models/paging/page-links";
import type { ProductReviews } from "~/models/review/product-reviews";
import { productReviewsPath } from "~/paths";

/** Links to the pages of reviews; nothing if there is only one. */
export function ReviewPages({ shown }: { shown: ProductReviews }) {
  const { slug, variationSku, scope, page, summary } = shown;
  if (summary.pageCount <= 1) return null;
  const to = (number: number) =>
    productReviewsPath(slug, { variationSku: variationSku ?? undefined, scope, page: number });
  return (
    <nav aria-label="Pages of reviews" className="review-pages">
      <ol>
        {pageLinks(page, summary.pageCount).map((number, index) => (
          // Of the at most two gaps, a gap's key is its position.
          <li key={number === "gap" ? `gap-${index}` : number}>
            {number === "gap" ? (
              "…"
            ) : (
              <a
                href={to(number)}
                rel="nofollow"
                aria-current={number === page ? "page" : undefined}
                data-keeps-scroll
              >
                <span className="sr-only">Page </span>
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
