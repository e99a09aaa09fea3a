// @public

import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { ReviewState } from "~/models/conversations/review-state";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { sellerReviews } from "~/tables/conversations/seller-reviews";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { holdsWords, isWithin } from "../../shops/search/holds-words.server";
import type { ReviewPage } from "../reviews/search-reviews.server";

/** What a review of a seller is found by: who wrote it, what, and about whom. */
const sellerReviewWords = [
  sellerReviews.displayName,
  sellerReviews.content,
  sql`(select concat_ws(' ', s.code, s.name) from sellers s
    where s.tenant_id = seller_reviews.tenant_id and s.id = seller_reviews.seller_id)`,
];

/**
 * Reviews of sellers for who decides about them (rule seller-reviews-3), the newest first.
 * @param state null for all
 * @param sellerId null for those of every seller
 * @throws AppError `forbidden`
 */
export async function searchSellerReviews(
  ctx: ShopContext,
  { state, sellerId }: { state: ReviewState | null; sellerId: string | null },
  { after, limit, isOldestFirst = false, search = {} }: ReviewPage,
) {
  authorize(await ctx.actor(), "view", catalogueSubject(ctx.tenant.id));
  return ctx.db
    .select({ review: sellerReviews, at: sql<string>`${sellerReviews.writtenAt}::text` })
    .from(sellerReviews)
    .where(
      and(
        eq(sellerReviews.tenantId, ctx.tenant.id),
        state === null ? undefined : eq(sellerReviews.status, state),
        sellerId === null ? undefined : eq(sellerReviews.sellerId, sellerId),
        holdsWords(search.text, sellerReviewWords),
        isWithin(sellerReviews.writtenAt, search),
        after
          ? sql`(${sellerReviews.writtenAt}, ${sellerReviews.id}) < (${after.at}::timestamptz, ${after.id}::bigint)`
          : undefined,
      ),
    )
    .orderBy(
      isOldestFirst ? asc(sellerReviews.writtenAt) : desc(sellerReviews.writtenAt),
      isOldestFirst ? asc(sellerReviews.id) : desc(sellerReviews.id),
    )
    .limit(limit);
}
