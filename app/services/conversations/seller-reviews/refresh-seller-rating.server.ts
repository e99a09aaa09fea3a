// @public

import { and, eq, sql } from "drizzle-orm";
import { averageHundredths, reviewCount, starCounts } from "~/models/shops/pages/review-summary";
import { sellerReviews } from "~/tables/conversations/seller-reviews";
import { sellers } from "~/tables/shops/tenants";
import { sellerTag } from "../../catalogue/offers/part-of-seller.server";
import { sellersTag } from "../../marketplace/remember-sellers.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Computes the rating and the number of reviews of a seller anew from its approved reviews (rule
 * seller-reviews-4). Call it inside the transaction that changed reviews: it locks the seller, so that of two
 * changes the later counts both.
 * @returns the tags of what shows these reviews, for `announceChange`
 */
export async function refreshSellerRating(ctx: ShopContext, sellerId: string): Promise<string[]> {
  const own = and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.id, sellerId));
  const [seller] = await ctx.db.select({ id: sellers.id }).from(sellers).where(own).for("no key update");
  if (!seller) return [];
  const counted = await ctx.db
    .select({ star: sellerReviews.star, count: sql<number>`count(*)::int` })
    .from(sellerReviews)
    .where(
      and(
        eq(sellerReviews.tenantId, ctx.tenant.id),
        eq(sellerReviews.sellerId, sellerId),
        eq(sellerReviews.status, "approved"),
      ),
    )
    .groupBy(sellerReviews.star);
  const stars = starCounts(counted);
  await ctx.db
    .update(sellers)
    .set({ ratingHundredths: averageHundredths(stars), reviewCount: reviewCount(stars) })
    .where(own);
  return [sellersTag, sellerTag(sellerId)];
}
