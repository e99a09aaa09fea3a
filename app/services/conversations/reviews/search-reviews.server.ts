// @public

import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { ReviewState } from "~/models/conversations/review-state";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { reviews } from "~/tables/conversations/reviews";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { holdsWords, isWithin, type RowSearch } from "../../shops/search/holds-words.server";

/** Where a page of reviews ended: the moment as PostgreSQL writes it, and the id. */
export type ReviewCursor = { at: string; id: number };

/**
 * A page of reviews; the first one alone may list the oldest first. `search` narrows them by words, and by
 * when they were written.
 */
export type ReviewPage = {
  after: ReviewCursor | null;
  limit: number;
  isOldestFirst?: boolean;
  search?: RowSearch;
};

/** What a review is found by: who wrote it, what, and about which product. */
const reviewWords = [
  reviews.displayName,
  reviews.title,
  reviews.content,
  sql`(select concat_ws(' ', p.sku, p.name) from products p
    where p.tenant_id = reviews.tenant_id and p.id = reviews.product_id)`,
];

/**
 * Reviews of products for who decides about them, the newest first, by one statement.
 * @param state null for all
 * @throws AppError `forbidden`
 */
export async function searchReviews(
  ctx: ShopContext,
  { state, productId }: { state: ReviewState | null; productId: number | null },
  { after, limit, isOldestFirst = false, search = {} }: ReviewPage,
) {
  authorize(await ctx.actor(), "view", catalogueSubject(ctx.tenant.id));
  return ctx.db
    .select({ review: reviews, at: sql<string>`${reviews.writtenAt}::text` })
    .from(reviews)
    .where(
      and(
        eq(reviews.tenantId, ctx.tenant.id),
        state === null ? undefined : eq(reviews.status, state),
        productId === null ? undefined : eq(reviews.productId, productId),
        holdsWords(search.text, reviewWords),
        isWithin(reviews.writtenAt, search),
        after
          ? sql`(${reviews.writtenAt}, ${reviews.id}) < (${after.at}::timestamptz, ${after.id}::bigint)`
          : undefined,
      ),
    )
    .orderBy(
      isOldestFirst ? asc(reviews.writtenAt) : desc(reviews.writtenAt),
      isOldestFirst ? asc(reviews.id) : desc(reviews.id),
    )
    .limit(limit);
}
