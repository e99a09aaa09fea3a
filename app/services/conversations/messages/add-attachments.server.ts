import { and, count, eq } from "drizzle-orm";
import { attachableMs } from "~/models/conversations/conversation-limits";
import { attachmentMessages } from "~/models/conversations/messages/attachment-problem";
import { AppError } from "~/models/platform/error/app-error";
import { conversations, messageAttachments, messages } from "~/tables/conversations/conversations";
import type { IncomingFile } from "../../platform/forms/incoming-files.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type ConversationRow, findConversation } from "../inbox/find-conversation.server";
import { announceMessages } from "./announce-messages.server";
import type { ConversationContext } from "./conversation-context.server";
import { discardAttachments, prepareAttachments } from "./prepare-attachments.server";
import { writeAttachments } from "./write-attachments.server";

/**
 * Adds files to a customer's own message within an hour (rule conversations-5).
 * @returns the conversation
 * @throws AppError `not_found` for a message that is not the customer's or is older, `invalid` or `too_many`
 * beside `files`
 */
export async function addAttachments(
  ctx: ConversationContext,
  messageId: number,
  files: readonly IncomingFile[],
): Promise<ConversationRow> {
  const row = await findOwn(ctx, messageId);
  if (!row.enableCustomerAttachment) throw new AppError("invalid", attachmentMessages.notAllowed(), "files");
  const [held] = await ctx.db
    .select({ total: count() })
    .from(messageAttachments)
    .where(and(eq(messageAttachments.tenantId, ctx.tenant.id), eq(messageAttachments.messageId, messageId)));
  const kept = await prepareAttachments(ctx, files, held?.total ?? 0);
  try {
    await inTransaction(ctx, async (inner) => {
      await inner.db
        .select({ id: conversations.id })
        .from(conversations)
        .where(and(eq(conversations.tenantId, ctx.tenant.id), eq(conversations.id, row.id)))
        .for("update");
      await writeAttachments(inner, messageId, kept);
      await announceMessages(inner, row);
    });
  } catch (error) {
    await discardAttachments(ctx, kept);
    throw error;
  }
  return row;
}

async function findOwn(ctx: ShopContext, messageId: number): Promise<ConversationRow> {
  const [message] = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.tenantId, ctx.tenant.id), eq(messages.id, messageId)));
  const isOpen =
    message?.side === "Customer" && ctx.now().getTime() - message.createdAt.getTime() < attachableMs;
  if (!isOpen) throw new AppError("not_found", "We couldn’t find this message.");
  return findConversation(ctx, message.conversationId, "reply");
}
