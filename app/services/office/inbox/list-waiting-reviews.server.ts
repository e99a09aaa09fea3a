import type { Waiting } from "~/models/office/inbox/waiting";
import { can } from "~/models/shops/actors/can";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { officeReviewPath, officeSellerReviewsPath } from "~/paths/office";
import { searchReviews } from "../../conversations/reviews/search-reviews.server";
import { searchSellerReviews } from "../../conversations/seller-reviews/search-seller-reviews.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { RowSearch } from "../../shops/search/holds-words.server";

/** Reviews that wait to be approved, the longest wait first; null for an actor who decides about none. */
export async function listWaitingReviews(
  ctx: ShopContext,
  limit: number,
  search: RowSearch = {},
): Promise<Waiting[] | null> {
  if (!can(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id))) return null;
  const page = { after: null, limit, isOldestFirst: true, search };
  const found = await searchReviews(ctx, { state: "pending", productId: null }, page);
  return found.map(({ review }) => ({
    id: `review-${review.id}`,
    who: review.displayName,
    about: review.title || review.content.slice(0, 60),
    state: `${review.star} of 5`,
    tone: "mind",
    since: review.writtenAt,
    to: officeReviewPath(review.id),
  }));
}

/** Reviews of sellers that wait; null where there are none, as in a shop of one seller. */
export async function listWaitingSellerReviews(
  ctx: ShopContext,
  limit: number,
  search: RowSearch = {},
): Promise<Waiting[] | null> {
  if (ctx.shop.type !== "marketplace") return null;
  if (!can(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id))) return null;
  const page = { after: null, limit, isOldestFirst: true, search };
  const found = await searchSellerReviews(ctx, { state: "pending", sellerId: null }, page);
  return found.map(({ review }) => ({
    id: `seller-review-${review.id}`,
    who: review.displayName,
    about: review.content.slice(0, 60) || "Stars alone",
    state: `${review.star} of 5`,
    tone: "mind",
    since: review.writtenAt,
    to: officeSellerReviewsPath(review.id),
  }));
}
