import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/authorize";
import { catalogueSubject } from "~/models/shops/catalogue-subject";
import { productQuestions } from "~/tables/product-questions";
import { productTag } from "../catalogue/select-cards.server";
import { announceChange } from "../shops/announce-change.server";
import { inTransaction } from "../shops/in-transaction.server";
import type { ShopContext } from "../shops/shop-context.server";

/** What is done with a question and its answer. */
export type QuestionChange = { kind: "approve" } | { kind: "reject"; reason: string };

/**
 * Shows a question on its product's page, or keeps it off (rule conversations-16); pages follow at the commit.
 * @throws AppError `not_found`, `invalid` for a rejection without a reason, `forbidden`
 */
export async function changeQuestion(ctx: ShopContext, id: number, change: QuestionChange): Promise<void> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const columns = columnsOf(change);
  await inTransaction(ctx, async (inner) => {
    const [changed] = await inner.db
      .update(productQuestions)
      .set({ ...columns, updatedAt: ctx.now() })
      .where(and(eq(productQuestions.tenantId, ctx.tenant.id), eq(productQuestions.id, id)))
      .returning({ productId: productQuestions.productId });
    if (!changed) throw new AppError("not_found", `There is no question ${id}.`);
    await announceChange(inner, "tenant", [productTag(changed.productId)]);
  });
}

function columnsOf(
  change: QuestionChange,
): Pick<typeof productQuestions.$inferInsert, "status" | "reasonRejected"> {
  if (change.kind === "approve") return { status: "approved", reasonRejected: "" };
  const reasonRejected = change.reason.trim();
  if (!reasonRejected) throw new AppError("invalid", "Say why the question is rejected.", "reason");
  return { status: "rejected", reasonRejected };
}
