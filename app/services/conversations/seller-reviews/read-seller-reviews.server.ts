// @public

import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ReviewState } from "~/models/conversations/review-state";
import {
  type SellerReviewRecord,
  type SellerReviews,
  sellerReviewView,
} from "~/models/conversations/seller-review-view";
import { reviewSummary, reviewsPerPage, starCounts } from "~/models/shops/pages/review-summary";
import { sellerReviews } from "~/tables/conversations/seller-reviews";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * A page of the approved reviews of a seller, newest first, and the summary of all; a page behind the last
 * has none.
 */
export async function readSellerReviews(
  ctx: ShopContext,
  sellerId: string,
  page: number,
): Promise<SellerReviews> {
  const approved = and(eq(sellerReviews.sellerId, sellerId), eq(sellerReviews.status, "approved"));
  const counted = await ctx.db
    .select({ star: sellerReviews.star, count: sql<number>`count(*)::int` })
    .from(sellerReviews)
    .where(and(eq(sellerReviews.tenantId, ctx.tenant.id), approved))
    .groupBy(sellerReviews.star);
  const summary = reviewSummary(starCounts(counted));
  const offset = (page - 1) * reviewsPerPage;
  const rows = offset < summary.count ? await select(ctx, approved, reviewsPerPage, offset) : [];
  const { time_zone } = ctx.shop.settings.general;
  return { summary, page, reviews: rows.map((row) => sellerReviewView(row, time_zone)) };
}

/** The newest reviews of sellers in a state, or in any. */
export function listSellerReviews(
  ctx: ShopContext,
  state: ReviewState | null,
  limit: number,
): Promise<SellerReviewRecord[]> {
  return select(ctx, state ? eq(sellerReviews.status, state) : undefined, limit, 0);
}

/** One review of a seller; null if there is none with this id. */
export async function findSellerReview(ctx: ShopContext, id: number): Promise<SellerReviewRecord | null> {
  const [row] = await select(ctx, eq(sellerReviews.id, id), 1, 0);
  return row ?? null;
}

/** The review of the seller of an order, whatever its state; null for none. */
export async function findReviewOfOrder(
  ctx: ShopContext,
  orderId: string,
): Promise<SellerReviewRecord | null> {
  const [row] = await select(ctx, eq(sellerReviews.orderId, orderId), 1, 0);
  return row ?? null;
}

function select(
  { db, tenant }: ShopContext,
  condition: SQL | undefined,
  limit: number,
  offset: number,
): Promise<SellerReviewRecord[]> {
  return db
    .select({
      id: sellerReviews.id,
      sellerName: sellers.name,
      star: sellerReviews.star,
      content: sellerReviews.content,
      displayName: sellerReviews.displayName,
      status: sellerReviews.status,
      reasonRejected: sellerReviews.reasonRejected,
      reply: sellerReviews.reply,
      isBuyer: sql<boolean>`${sellerReviews.orderId} is not null`,
      writtenAt: sellerReviews.writtenAt,
    })
    .from(sellerReviews)
    .innerJoin(
      sellers,
      and(eq(sellers.tenantId, sellerReviews.tenantId), eq(sellers.id, sellerReviews.sellerId)),
    )
    .where(and(eq(sellerReviews.tenantId, tenant.id), condition))
    .orderBy(desc(sellerReviews.writtenAt), desc(sellerReviews.id))
    .limit(limit)
    .offset(offset);
}
