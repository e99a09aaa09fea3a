import { reviews } from "~/tables/conversations/reviews";
import { testActing } from "../../shops/audit/actor-fixture.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeReview } from "./change-review.server";

let written = 0;

/** A review that waits for approval. @returns its id */
export async function addPending(
  ctx: ShopContext,
  productId: number,
  over: Partial<typeof reviews.$inferInsert> = {},
): Promise<number> {
  written += 1;
  const protectCode = `review-${written}`;
  const texts = { displayName: "Ada M.", title: "Good", content: "Keeps tea hot for hours." };
  const writtenAt = new Date(Date.UTC(2026, 0, 1) + written * 60_000);
  const row = { tenantId: ctx.tenant.id, productId, protectCode, star: 5, writtenAt, ...texts, ...over };
  return inTransaction({ ...ctx, actor: testActing }, async ({ db }) => {
    const [added] = await db.insert(reviews).values(row).returning({ id: reviews.id });
    if (!added) throw new Error("the review was not written");
    return added.id;
  });
}

/** An approved review. @returns its id */
export async function addApproved(
  ctx: ShopContext,
  productId: number,
  star = 5,
  over: Partial<typeof reviews.$inferInsert> = {},
): Promise<number> {
  const id = await addPending(ctx, productId, { star, ...over });
  await changeReview({ ...ctx, actor: testActing }, id, { kind: "approve" });
  return id;
}
