// @public

import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { ReviewState } from "~/models/conversations/review-state";
import type { ReviewRecord } from "~/models/conversations/review-view";
import { type ReviewSummary, reviewSummary, starCounts } from "~/models/shops/pages/review-summary";
import { listedCount } from "~/models/shops/records/review-scope";
import { products } from "~/tables/catalogue/catalogue";
import { reviews } from "~/tables/conversations/reviews";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Which approved reviews of products to read. `withVariations` adds those of their variations. */
export type ReviewSelection = {
  productIds: readonly number[];
  withVariations: boolean;
  /** Lists only those with so many stars; absent for all. */
  star?: number | null;
  page: number;
  perPage: number;
};

/** One page of approved reviews, newest first, and the summary of all, whatever their stars. */
export async function readReviews(
  ctx: ShopContext,
  { productIds, withVariations, star = null, page, perPage }: ReviewSelection,
): Promise<{ summary: ReviewSummary; reviews: ReviewRecord[] }> {
  if (productIds.length === 0) return { summary: reviewSummary([0, 0, 0, 0, 0], perPage), reviews: [] };
  const own = inArray(products.id, [...productIds]);
  const ids = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.tenantId, ctx.tenant.id),
        withVariations ? or(own, inArray(products.parentId, [...productIds])) : own,
      ),
    );
  const chosen = and(eq(reviews.status, "approved"), inArray(reviews.productId, ids));
  const counted = await ctx.db
    .select({ star: reviews.star, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(eq(reviews.tenantId, ctx.tenant.id), chosen))
    .groupBy(reviews.star);
  const summary = reviewSummary(starCounts(counted), perPage);
  const offset = (page - 1) * perPage;
  if (offset >= listedCount(summary.stars, star)) return { summary, reviews: [] };
  const listed = star === null ? chosen : and(chosen, eq(reviews.star, star));
  const rows = await selectReviews(ctx, listed, perPage, offset);
  return { summary, reviews: rows };
}

/** The newest reviews in a state, or in any. */
export function listReviews(
  ctx: ShopContext,
  state: ReviewState | null,
  limit: number,
): Promise<ReviewRecord[]> {
  return selectReviews(ctx, state ? eq(reviews.status, state) : undefined, limit, 0);
}

/** One review; null if there is none with this id. */
export async function findReview(ctx: ShopContext, id: number): Promise<ReviewRecord | null> {
  const [row] = await selectReviews(ctx, eq(reviews.id, id), 1, 0);
  return row ?? null;
}

function selectReviews(
  { db, tenant }: ShopContext,
  condition: SQL | undefined,
  limit: number,
  offset: number,
): Promise<ReviewRecord[]> {
  // Columns are named with their tables: drizzle leaves the names of tables out where it selects from one.
  const likes = sql<number>`(select count(*)::int from review_likes l
    where l.tenant_id = reviews.tenant_id and l.review_id = reviews.id)`;
  // An order names the variation that was bought; a review may name the product.
  const isBuyer = sql<boolean>`exists (select 1 from orders o
    join order_items i on i.tenant_id = o.tenant_id and i.order_id = o.id
    join products bought on bought.tenant_id = i.tenant_id and bought.id = i.product_id
    where o.tenant_id = reviews.tenant_id and o.customer_id = reviews.customer_id
      and o.status <> 'canceled' and reviews.product_id in (bought.id, bought.parent_id))`;
  return db
    .select({
      id: reviews.id,
      productId: reviews.productId,
      star: reviews.star,
      title: reviews.title,
      content: reviews.content,
      images: reviews.images,
      displayName: reviews.displayName,
      isGuest: sql<boolean>`${reviews.customerId} is null`,
      status: reviews.status,
      reasonRejected: reviews.reasonRejected,
      reply: reviews.reply,
      replyFirstName: reviews.replyFirstName,
      replyLastName: reviews.replyLastName,
      likes,
      isBuyer,
      writtenAt: reviews.writtenAt,
    })
    .from(reviews)
    .where(and(eq(reviews.tenantId, tenant.id), condition))
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
}

/** Whether a customer wrote a review of one of these products, in any state. */
export async function hasReviewed(
  ctx: ShopContext,
  customerId: number,
  productIds: readonly number[],
): Promise<boolean> {
  if (productIds.length === 0) return false;
  const [row] = await ctx.db
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.tenantId, ctx.tenant.id),
        eq(reviews.customerId, customerId),
        inArray(reviews.productId, [...productIds]),
      ),
    )
    .limit(1);
  return row !== undefined;
}
