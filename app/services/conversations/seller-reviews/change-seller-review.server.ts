// @public

import { sellerReviews } from "~/tables/conversations/seller-reviews";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { type Moderation, moderate, moderatedColumns } from "../moderation/moderate.server";
import { refreshSellerRating } from "./refresh-seller-rating.server";

/**
 * Approves or rejects a review of a seller, or replies to it for the seller (rule seller-reviews-3). The
 * rating follows in the same transaction, pages at its commit.
 * @throws AppError `not_found`, `invalid` for a rejection without a reason, `forbidden`: a seller decides
 * about no review; StaleRecord
 */
export async function changeSellerReview(
  ctx: ShopContext,
  id: number,
  change: Moderation,
  expected?: ExpectedVersion,
): Promise<void> {
  const kind = {
    table: sellerReviews,
    name: `review ${id} of a seller`,
    decidedPart,
    refresh: (inner: ShopContext, { sellerId }: ReviewRow) => refreshSellerRating(inner, sellerId),
  };
  await moderate(ctx, kind, id, moderatedColumns(change), expected);
}

type ReviewRow = typeof sellerReviews.$inferSelect;

type DecidedReview = Pick<ReviewRow, "star" | "content" | "status" | "reasonRejected" | "reply">;

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
