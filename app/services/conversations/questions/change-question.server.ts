// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { productQuestions } from "~/tables/conversations/product-questions";
import { productTag } from "../../catalogue/listing/select-cards.server";
import { announceChange } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { type ExpectedVersion, refuseStale } from "../../shops/records/refuse-stale.server";

/** What is done with a question and its answer. */
export type QuestionChange = { kind: "approve" } | { kind: "reject"; reason: string };

/**
 * Shows a question on its product's page, or keeps it off (rule conversations-16); pages follow at the
 * commit.
 * @throws AppError `not_found`, `invalid` for a rejection without a reason, `forbidden`; StaleRecord
 */
export async function changeQuestion(
  ctx: ShopContext,
  id: number,
  change: QuestionChange,
  expected?: ExpectedVersion,
): Promise<void> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const columns = columnsOf(change);
  await inTransaction(ctx, async (inner) => {
    const isIt = and(eq(productQuestions.tenantId, ctx.tenant.id), eq(productQuestions.id, id));
    const [found] = await inner.db.select().from(productQuestions).where(isIt).for("no key update");
    if (!found) throw new AppError("not_found", `There is no question ${id}.`);
    refuseStale(decidedQuestionPart(found), expected);
    await inner.db
      .update(productQuestions)
      .set({ ...columns, updatedAt: ctx.now() })
      .where(isIt);
    await announceChange(inner, "tenant", [productTag(found.productId)]);
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

type StoredQuestion = typeof productQuestions.$inferSelect;

/** What is read and decided of a question: what its version is made of (rule owners-1). */
export const decidedQuestionPart = ({ question, answer, status, reasonRejected }: StoredQuestion) => ({
  question,
  answer,
  status,
  reasonRejected,
});

/** The version of a question, which a change names (rule owners-2). */
export const questionVersion = (question: StoredQuestion): string =>
  recordVersion(decidedQuestionPart(question));
