// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { sellerReviews } from "~/tables/seller-reviews";
import { announceChange } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { type ExpectedVersion, refuseStale } from "../../shops/records/refuse-stale.server";
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
 * about no review; StaleRecord
 */
export async function changeSellerReview(
  ctx: ShopContext,
  id: number,
  change: SellerReviewChange,
  expected?: ExpectedVersion,
): Promise<void> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const columns = columnsOf(change);
  await inTransaction(ctx, async (inner) => {
    const isIt = and(eq(sellerReviews.tenantId, ctx.tenant.id), eq(sellerReviews.id, id));
    const [found] = await inner.db.select().from(sellerReviews).where(isIt).for("no key update");
    if (!found) throw new AppError("not_found", `There is no review ${id} of a seller.`);
    refuseStale(decidedPart(found), expected);
    await inner.db
      .update(sellerReviews)
      .set({ ...columns, updatedAt: ctx.now() })
      .where(isIt);
    await announceChange(inner, "tenant", await refreshSellerRating(inner, found.sellerId));
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

type DecidedReview = Pick<
  typeof sellerReviews.$inferSelect,
  "star" | "content" | "status" | "reasonRejected" | "reply"
>;

/** What is read and decided of a review: what its version is made of (rule owners-1). */
const decidedPart = ({ star, content, status, reasonRejected, reply }: DecidedReview) => ({
  star,
  content,
  status,
  reasonRejected,
  reply,
});

/** The version of a seller's review, which a change names (rule owners-2). */
export const sellerReviewVersion = (review: DecidedReview): string => recordVersion(decidedPart(review));
