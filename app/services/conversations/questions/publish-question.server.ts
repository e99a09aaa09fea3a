// @public

import { and, asc, eq } from "drizzle-orm";
import { type PublishedWords, publishable } from "~/models/conversations/question/publishable";
import { AppError } from "~/models/platform/error/app-error";
import { messages } from "~/tables/conversations/conversations";
import { productQuestions } from "~/tables/conversations/product-questions";
import { productTag } from "../../catalogue/listing/select-cards.server";
import { announceChange } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type ExpectedVersion, refuseStale } from "../../shops/records/refuse-stale.server";
import { findConversation } from "../inbox/find-conversation.server";
import { decidedQuestionPart } from "./change-question.server";

/**
 * Shows the question and the answer of a conversation on its product's page (rule conversations-12);
 * published again it is said in the new words, and shown where it was rejected (rule conversations-16).
 * @throws AppError `not_found`, `forbidden`, or `invalid` with what is missing; StaleRecord
 */
export async function publishQuestion(
  ctx: ShopContext,
  conversationId: number,
  words: PublishedWords,
  expected?: ExpectedVersion,
): Promise<void> {
  const conversation = await findConversation(ctx, conversationId, "change");
  const { productId, customerName } = conversation;
  const said = await ctx.db
    .select({ side: messages.side, content: messages.content, createdAt: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.tenantId, ctx.tenant.id), eq(messages.conversationId, conversationId)))
    .orderBy(asc(messages.id));
  const columns = {
    ...publishable({ productId, customerName, messages: said }, words),
    conversationId,
    status: "approved" as const,
    reasonRejected: "",
    updatedAt: ctx.now(),
  };
  await inTransaction(ctx, async (inner) => {
    refuseStale(await holdPublished(inner, conversationId), expected);
    await inner.db
      .insert(productQuestions)
      .values({ ...columns, tenantId: ctx.tenant.id, code: codeOf(conversationId), createdAt: ctx.now() })
      .onConflictDoUpdate({ target: [productQuestions.tenantId, productQuestions.code], set: columns });
    await announceChange(inner, "tenant", [productTag(columns.productId)]);
  });
}

/**
 * Takes the question of a conversation off its product's page.
 * @throws AppError `not_found` where it was not published, `forbidden`; StaleRecord
 */
export async function unpublishQuestion(
  ctx: ShopContext,
  conversationId: number,
  expected?: ExpectedVersion,
): Promise<void> {
  await findConversation(ctx, conversationId, "change");
  await inTransaction(ctx, async (inner) => {
    refuseStale(await holdPublished(inner, conversationId), expected);
    const [removed] = await inner.db
      .delete(productQuestions)
      .where(
        and(
          eq(productQuestions.tenantId, ctx.tenant.id),
          eq(productQuestions.conversationId, conversationId),
        ),
      )
      .returning({ productId: productQuestions.productId });
    if (!removed) throw new AppError("not_found", "This conversation was not published.");
    await announceChange(inner, "tenant", [productTag(removed.productId)]);
  });
}

/** Whether a conversation is shown on its product's page, and not rejected there. @throws AppError */
export async function isPublished(ctx: ShopContext, conversationId: number): Promise<boolean> {
  const { tenantId } = await findConversation(ctx, conversationId);
  const [found] = await ctx.db
    .select({ id: productQuestions.id })
    .from(productQuestions)
    .where(
      and(
        eq(productQuestions.tenantId, tenantId),
        eq(productQuestions.code, codeOf(conversationId)),
        eq(productQuestions.status, "approved"),
      ),
    );
  return found !== undefined;
}

/** What a conversation's page shows now, held until the transaction ends; null when nothing does. */
async function holdPublished(inner: ShopContext, conversationId: number) {
  const isIt = and(
    eq(productQuestions.tenantId, inner.tenant.id),
    eq(productQuestions.code, codeOf(conversationId)),
  );
  const [found] = await inner.db.select().from(productQuestions).where(isIt).for("update");
  return found ? decidedQuestionPart(found) : null;
}

// A folder's codes begin with a letter or a digit.
const codeOf = (conversationId: number): string => `_conversation-${conversationId}`;
