import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { attachmentMessages } from "~/models/conversation/attachment-problem";
import type { MessageForm } from "~/models/conversation/message-form";
import { messageName, messageNameTaken } from "~/models/conversation/message-name";
import type { MessageTarget } from "~/models/conversation/message-target";
import { AppError } from "~/models/error/app-error";
import type { VisitorCustomer } from "~/models/visitor/visitor";
import { attemptLimits } from "../auth/attempt-limits.server";
import { countAttempt } from "../auth/count-attempt.server";
import { inTransaction } from "../db/in-transaction.server";
import { conversations, messages } from "../db/schema";
import type { IncomingFile } from "../forms/incoming-files.server";
import { isNameTaken } from "../reviews/is-name-taken.server";
import type { ShopContext } from "../shop-context.server";
import { beginConversation } from "./begin-conversation.server";
import type { ConversationContext } from "./conversation-context.server";
import { findTarget } from "./find-target.server";
import { discardAttachments, prepareAttachments } from "./prepare-attachments.server";
import { writeAttachments } from "./write-attachments.server";
import { writeMessage } from "./write-message.server";

/** A customer's message, and what it is written in or about. */
export type SentMessage = {
  customer: VisitorCustomer;
  to: MessageTarget;
  form: MessageForm;
  files: readonly IncomingFile[];
};

/** Where a message is. */
export type MessagePlace = { conversationId: number; messageId: number };

/**
 * Writes a customer's message; the first one about something stores its conversation. A repeated post of one form is the
 * same message (rules conversations-1 to conversations-4).
 * @throws AppError `not_found`, `invalid` or `conflict` beside `display_name`, `invalid` beside `files`, `too_many`,
 * `conflict` above the limit of conversations
 */
export async function sendMessage(
  ctx: ConversationContext,
  { customer, to, form, files }: SentMessage,
): Promise<MessagePlace> {
  const code = form.code ?? randomUUID();
  const { row: known } = await findTarget(ctx, customer.id, to);
  const name = known?.customerName ?? (await chooseName(ctx, customer, form.display_name));
  if (files.length > 0 && known?.enableCustomerAttachment === false)
    throw new AppError("invalid", attachmentMessages.notAllowed, "files");
  await countMessage(ctx, customer.email);
  const kept = await prepareAttachments(ctx, files);
  try {
    const { isRepeated, ...place } = await inTransaction(ctx, async (inner) => {
      // What a customer sends from two windows at once is written in turns: a product has one conversation.
      const turn = `messages ${ctx.tenant.id} ${customer.id}`;
      await inner.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
      const sent = await findSent(inner, customer.id, code);
      if (sent) return { ...sent, isRepeated: true };
      const target = await findTarget(inner, customer.id, to);
      const owner = { id: customer.id, name };
      const conversationId = target.row?.id ?? (await beginConversation(inner, owner, target));
      const message = { side: "Customer", authorName: name, content: form.content, code } as const;
      const messageId = await writeMessage(inner, conversationId, message);
      await writeAttachments(inner, messageId, kept);
      return { conversationId, messageId, isRepeated: false };
    });
    if (isRepeated) await discardAttachments(ctx, kept);
    return place;
  } catch (error) {
    await discardAttachments(ctx, kept);
    throw error;
  }
}

async function chooseName(ctx: ShopContext, customer: VisitorCustomer, asked = ""): Promise<string> {
  const own = messageName(customer);
  if (own) return own;
  if (!asked) throw new AppError("invalid", "Display name is required", "display_name");
  if (await isNameTaken(ctx, asked, { customerId: customer.id, email: null }))
    throw new AppError("conflict", messageNameTaken, "display_name");
  return asked;
}

async function countMessage(ctx: ConversationContext, email: string): Promise<void> {
  const { messageByAddress, messageByEmail } = attemptLimits;
  await countAttempt(ctx, { action: "message", by: "address", who: ctx.clientAddress }, messageByAddress);
  await countAttempt(ctx, { action: "message", by: "email", who: email }, messageByEmail);
}

async function findSent(ctx: ShopContext, customerId: number, code: string): Promise<MessagePlace | null> {
  const [row] = await ctx.db
    .select({ conversationId: messages.conversationId, messageId: messages.id })
    .from(messages)
    .innerJoin(
      conversations,
      and(eq(conversations.tenantId, messages.tenantId), eq(conversations.id, messages.conversationId)),
    )
    .where(
      and(
        eq(messages.tenantId, ctx.tenant.id),
        eq(messages.code, code),
        eq(conversations.customerId, customerId),
      ),
    );
  return row ?? null;
}
