// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { reviews } from "~/tables/reviews";
import { announceChange } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { type ExpectedVersion, refuseStale } from "../../shops/records/refuse-stale.server";
import { refreshRatings } from "./refresh-ratings.server";

/** What the store does with a review. An empty reply removes the one there was. */
export type ReviewChange =
  | { kind: "approve" }
  | { kind: "reject"; reason: string }
  | { kind: "reply"; content: string; firstName: string; lastName: string };

/**
 * Approves or rejects a review, or replies to it; approving a rejected review and the reverse are possible
 * (rule reviews-1). Ratings follow in the same transaction, pages and listings at its commit.
 * @throws AppError `not_found`, `invalid` for a rejection without a reason, `forbidden`; StaleRecord
 */
export async function changeReview(
  ctx: ShopContext,
  id: number,
  change: ReviewChange,
  expected?: ExpectedVersion,
): Promise<void> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const columns = columnsOf(change);
  await inTransaction(ctx, async (inner) => {
    const isIt = and(eq(reviews.tenantId, ctx.tenant.id), eq(reviews.id, id));
    const [found] = await inner.db.select().from(reviews).where(isIt).for("no key update");
    if (!found) throw new AppError("not_found", `There is no review ${id}.`);
    refuseStale(decidedPart(found), expected);
    await inner.db
      .update(reviews)
      .set({ ...columns, updatedAt: ctx.now() })
      .where(isIt);
    await announceChange(inner, "tenant", await refreshRatings(inner, [found.productId]));
  });
}

function columnsOf(change: ReviewChange): Partial<typeof reviews.$inferInsert> {
  switch (change.kind) {
    case "approve":
      return { status: "approved", reasonRejected: "" };
    case "reject": {
      const reasonRejected = change.reason.trim();
      if (!reasonRejected) throw new AppError("invalid", "Say why the review is rejected.", "reason");
      return { status: "rejected", reasonRejected };
    }
    case "reply":
      return {
        reply: change.content.trim(),
        replyFirstName: change.firstName.trim(),
        replyLastName: change.lastName.trim(),
      };
  }
}

type DecidedReview = Pick<
  typeof reviews.$inferSelect,
  "star" | "title" | "content" | "status" | "reasonRejected" | "reply" | "replyFirstName" | "replyLastName"
>;

/** What is read and decided of a review: what its version is made of (rule owners-1). */
const decidedPart = ({ star, title, content, status, ...review }: DecidedReview) => ({
  star,
  title,
  content,
  status,
  reasonRejected: review.reasonRejected,
  reply: review.reply,
  replyFirstName: review.replyFirstName,
  replyLastName: review.replyLastName,
});

/** The version of a review, which a change names (rule owners-2). */
export const reviewVersion = (review: DecidedReview): string => recordVersion(decidedPart(review));
