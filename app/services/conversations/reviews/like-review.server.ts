// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { reviewLikes } from "~/tables/conversations/reviews";
import { productTag } from "../../catalogue/listing/select-cards.server";
import { announceChange } from "../../shops/changes/announce-change.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findReview } from "./read-reviews.server";

/**
 * Likes an approved review once for a customer, or takes the like back.
 * @throws AppError `not_found` for any other review
 */
export async function likeReview(ctx: ShopContext, reviewId: number, customerId: number): Promise<void> {
  const review = await findReview(ctx, reviewId);
  if (review?.status !== "approved") throw new AppError("not_found", phrase("We couldn’t find this review."));
  const key = { tenantId: ctx.tenant.id, reviewId, customerId };
  await ctx.db.transaction(async (db) => {
    const taken = await db
      .delete(reviewLikes)
      .where(
        and(
          eq(reviewLikes.tenantId, key.tenantId),
          eq(reviewLikes.reviewId, reviewId),
          eq(reviewLikes.customerId, customerId),
        ),
      )
      .returning({ reviewId: reviewLikes.reviewId });
    if (taken.length === 0) await db.insert(reviewLikes).values(key).onConflictDoNothing();
    // A product's page has the tags of its variations too.
    await announceChange({ ...ctx, db }, "tenant", [productTag(review.productId)]);
  });
}
