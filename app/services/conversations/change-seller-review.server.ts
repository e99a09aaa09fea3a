import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/authorize";
import { catalogueSubject } from "~/models/shops/catalogue-subject";
import { sellerReviews } from "~/tables/seller-reviews";
import { announceChange } from "../shops/announce-change.server";
import { inTransaction } from "../shops/in-transaction.server";
import type { ShopContext } from "../shops/shop-context.server";
import { refreshSellerRating } from "./refresh-seller-rating.server";

/** What is done with a review of a seller. An empty reply removes the one there was. */
export type SellerReviewChange =
  | { kind: "approve" }
  | { kind: "reject"; reason: string }
  | { kind: "reply"; content: string };

/**
 * Approves or rejects a review of a seller, or replies to it for the seller (rule seller-reviews-3). The
 * rating follows in the same transaction, pages at its commit.
 * @throws AppError `not_found`, `invalid` for a rejection without a reason, `forbidden`: a seller decides
 * about no review
 */
export async function changeSellerReview(
  ctx: ShopContext,
  id: number,
  change: SellerReviewChange,
): Promise<void> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const columns = columnsOf(change);
  await inTransaction(ctx, async (inner) => {
    const [changed] = await inner.db
      .update(sellerReviews)
      .set({ ...columns, updatedAt: ctx.now() })
      .where(and(eq(sellerReviews.tenantId, ctx.tenant.id), eq(sellerReviews.id, id)))
      .returning({ sellerId: sellerReviews.sellerId });
    if (!changed) throw new AppError("not_found", `There is no review ${id} of a seller.`);
    await announceChange(inner, "tenant", await refreshSellerRating(inner, changed.sellerId));
  });
}

function columnsOf(change: SellerReviewChange): Partial<typeof sellerReviews.$inferInsert> {
  switch (change.kind) {
    case "approve":
      return { status: "approved", reasonRejected: "" };
    case "reject": {
      const reasonRejected = change.reason.trim();
      if (!reasonRejected) throw new AppError("invalid", "Say why the review is rejected.", "reason");
      return { status: "rejected", reasonRejected };
    }
    case "reply":
      return { reply: change.content.trim() };
  }
}
