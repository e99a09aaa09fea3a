import type { PanelRow } from "~/models/office/record/record-view";
import { can } from "~/models/shops/actors/can";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { officeReviewPath, officeSellerReviewsPath } from "~/paths/office";
import { searchReviews } from "../../conversations/reviews/search-reviews.server";
import { searchSellerReviews } from "../../conversations/seller-reviews/search-seller-reviews.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Reviews that wait to be approved; null for an actor who decides about none. */
export async function listWaitingReviews(ctx: ShopContext, limit: number): Promise<PanelRow[] | null> {
  if (!can(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id))) return null;
  const found = await searchReviews(ctx, { state: "pending", productId: null }, { after: null, limit });
  return found.map(({ review }) => ({
    title: review.title || review.content.slice(0, 60),
    to: officeReviewPath(review.id),
    sub: review.displayName,
    end: `${review.star} of 5`,
    tone: "mind",
  }));
}

/** Reviews of sellers that wait; null where there are none, as in a shop of one seller. */
export async function listWaitingSellerReviews(ctx: ShopContext, limit: number): Promise<PanelRow[] | null> {
  if (ctx.shop.type !== "marketplace") return null;
  if (!can(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id))) return null;
  const found = await searchSellerReviews(ctx, { state: "pending", sellerId: null }, { after: null, limit });
  return found.map(({ review }) => ({
    title: review.content.slice(0, 60) || "Stars alone",
    to: officeSellerReviewsPath(review.id),
    end: `${review.star} of 5`,
    tone: "mind",
  }));
}
