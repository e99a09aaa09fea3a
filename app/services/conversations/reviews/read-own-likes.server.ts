// @public

import { and, eq, inArray } from "drizzle-orm";
import { reviewLikes } from "~/tables/conversations/reviews";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Which of these reviews a customer called helpful. */
export async function readOwnLikes(
  ctx: ShopContext,
  customerId: number,
  reviewIds: readonly number[],
): Promise<Set<number>> {
  if (reviewIds.length === 0) return new Set();
  const rows = await ctx.db
    .select({ reviewId: reviewLikes.reviewId })
    .from(reviewLikes)
    .where(
      and(
        eq(reviewLikes.tenantId, ctx.tenant.id),
        eq(reviewLikes.customerId, customerId),
        inArray(reviewLikes.reviewId, [...reviewIds]),
      ),
    );
  return new Set(rows.map(({ reviewId }) => reviewId));
}
