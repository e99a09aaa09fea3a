import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/authorize";
import { catalogueSubject } from "~/models/shops/catalogue-subject";
import { reviews } from "~/tables/reviews";
import { announceChange } from "../shops/announce-change.server";
import { inTransaction } from "../shops/in-transaction.server";
import type { ShopContext } from "../shops/shop-context.server";
import { refreshRatings } from "./refresh-ratings.server";

/** What the store does with a review. An empty reply removes the one there was. */
export type ReviewChange =
  | { kind: "approve" }
  | { kind: "reject"; reason: string }
  | { kind: "reply"; content: string; firstName: string; lastName: string };

/**
 * Approves or rejects a review, or replies to it; approving a rejected review and the reverse are possible
 * (rule reviews-1). Ratings follow in the same transaction, pages and listings at its commit.
 * @throws AppError `not_found`, `invalid` for a rejection without a reason, `forbidden`
 */
export async function changeReview(ctx: ShopContext, id: number, change: ReviewChange): Promise<void> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const columns = columnsOf(change);
  await inTransaction(ctx, async (inner) => {
    const [changed] = await inner.db
      .update(reviews)
      .set({ ...columns, updatedAt: ctx.now() })
      .where(and(eq(reviews.tenantId, ctx.tenant.id), eq(reviews.id, id)))
      .returning({ productId: reviews.productId });
    if (!changed) throw new AppError("not_found", `There is no review ${id}.`);
    await announceChange(inner, "tenant", await refreshRatings(inner, [changed.productId]));
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
