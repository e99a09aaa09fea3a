// @public

import type { ProductPageView } from "~/models/catalogue/product/product-page";
import type { ProductReviews } from "~/models/conversations/product-reviews";
import { reviewView } from "~/models/conversations/review-view";
import { noStars, reviewSummary, reviewsPerPage } from "~/models/shops/pages/review-summary";
import { readReviewScope } from "~/models/shops/records/review-scope";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { pageParameter, scopeParameter, starParameter } from "~/paths";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readOwnLikes } from "./read-own-likes.server";
import { readProductIds } from "./read-product-ids.server";
import { readReviews } from "./read-reviews.server";

type ReviewedProduct = Pick<ProductPageView, "id" | "slug" | "sku" | "classCode" | "variation" | "rating">;

/**
 * The reviews of a product's page (rule reviews-5); null in a shop without reviews. Without a rating nothing
 * is read. The page is a customer's own only where they may have called one of its reviews helpful.
 */
export async function loadProductReviews(
  ctx: ShopContext,
  { customer, hasLikes = false }: Pick<Visitor, "customer" | "hasLikes">,
  product: ReviewedProduct,
  query: URLSearchParams,
): Promise<ProductReviews | null> {
  const { active_review_module, reviews: rules, general } = ctx.shop.settings;
  if (!active_review_module) return null;
  const { id, slug, sku, variation, rating } = product;
  const isVariable = product.classCode === "variable_product" && variation !== null;
  const { scope, star, page } = readReviewScope(
    {
      scope: query.get(scopeParameter),
      star: query.get(starParameter),
      page: query.get(pageParameter),
    },
    { isVariable, defaultScope: rules.default_scope },
  );
  const isSingle = scope === "single-review" && variation !== null;
  const read = rating
    ? await readReviews(ctx, {
        productIds: isSingle ? await readProductIds(ctx, [variation.sku]) : [id],
        withVariations: !isSingle,
        star,
        page,
        perPage: reviewsPerPage,
      })
    : { summary: reviewSummary(noStars), reviews: [] };
  const likedByAny = read.reviews.filter(({ likes }) => likes > 0).map((review) => review.id);
  const liked =
    customer && hasLikes && likedByAny.length > 0
      ? await readOwnLikes(ctx, customer.id, likedByAny)
      : new Set();
  return {
    slug,
    sku,
    variationSku: variation?.sku ?? null,
    isVariable,
    scope,
    star,
    page,
    summary: read.summary,
    reviews: read.reviews.map((review) => reviewView(review, general.time_zone, liked.has(review.id))),
    shownCharacters: rules.limit_description_characters,
    allowsGuests: rules.allow_guest,
  };
}
