import type { ProductPageView } from "~/models/catalogue/product-page";
import type { ProductReviews } from "~/models/review/product-reviews";
import { readReviewScope } from "~/models/review/review-scope";
import { noStars, reviewSummary, reviewsPerPage } from "~/models/review/review-summary";
import { reviewView } from "~/models/review/review-view";
import { pageParameter, scopeParameter } from "~/paths";
import type { ShopContext } from "../shop-context.server";
import { readProductIds } from "./read-product-ids.server";
import { readReviews } from "./read-reviews.server";

type ReviewedProduct = Pick<ProductPageView, "id" | "slug" | "sku" | "classCode" | "variation" | "rating">;

/** The reviews of a product's page (rule reviews-5); null in a shop without reviews. Without a rating nothing is read. */
export async function loadProductReviews(
  ctx: ShopContext,
  product: ReviewedProduct,
  query: URLSearchParams,
): Promise<ProductReviews | null> {
  const { active_review_module, reviews: rules, general } = ctx.shop.settings;
  if (!active_review_module) return null;
  const isVariable = product.classCode === "variable_product" && product.variation !== null;
  const { scope, page, isOpened } = readReviewScope(
    { scope: query.get(scopeParameter), page: query.get(pageParameter) },
    isVariable,
  );
  const variationSku = product.variation?.sku ?? null;
  const read = product.rating
    ? await readReviews(ctx, {
        productIds:
          scope === "single-review" && variationSku !== null
            ? await readProductIds(ctx, [variationSku])
            : [product.id],
        withVariations: scope === "all-reviews",
        page,
        perPage: reviewsPerPage,
      })
    : { summary: reviewSummary(noStars), reviews: [] };
  return {
    ...{ slug: product.slug, sku: product.sku, variationSku, isVariable, scope, page },
    summary: read.summary,
    isWhole: isOpened || read.summary.count === 0,
    reviews: (isOpened ? read.reviews : []).map((review) => reviewView(review, general.time_zone)),
    shownCharacters: rules.limit_description_characters,
  };
}
