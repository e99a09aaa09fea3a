import { randomUUID } from "node:crypto";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { conversations, messages } from "~/tables/conversations/conversations";
import type { IncomingFile } from "../../platform/forms/incoming-files.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ConversationContext } from "./conversation-context.server";
import { discardAttachments, prepareAttachments } from "./prepare-attachments.server";
import { writeAttachments } from "./write-attachments.server";
import { writeMessage } from "./write-message.server";

/** Where a message is. */
export type MessagePlace = { conversationId: number; messageId: number };

/** A shopper's message with its files. */
export type ShoppersMessage = {
  /** Whose conversations they are: a condition on conversations, and a name for it. */
  sender: { named: string; owns: SQL };
  authorName: string;
  content: string;
  /** Comes with the form; absent for one that is sent once. */
  code: string | undefined;
  files: readonly IncomingFile[];
};

/**
 * Writes a shopper's message; a repeated post of one form is the same message (rule conversations-4). What a
 * sender posts from two windows at once is written in turns, so that a product has one conversation.
 * @param place finds or begins the conversation, in the same transaction
 */
export async function writeOnce(
  ctx: ConversationContext,
  { sender, authorName, content, code = randomUUID(), files }: ShoppersMessage,
  place: (inner: ShopContext) => Promise<number>,
): Promise<MessagePlace> {
  const kept = await prepareAttachments(ctx, files);
  try {
    const { isRepeated, ...written } = await inTransaction(ctx, async (inner) => {
      const turn = `messages ${ctx.tenant.id} ${sender.named}`;
      await inner.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
      const sent = await findSent(inner, sender.owns, code);
      if (sent) return { ...sent, isRepeated: true };
      const conversationId = await place(inner);
      const message = { side: "Customer", authorName, content, code } as const;
      const messageId = await writeMessage(inner, conversationId, message);
      await writeAttachments(inner, messageId, kept);
      return { conversationId, messageId, isRepeated: false };
    });
    if (isRepeated) await discardAttachments(ctx, kept);
    return written;
  } catch (error) {
    await discardAttachments(ctx, kept);
    throw error;
  }
}

async function findSent(ctx: ShopContext, owns: SQL, code: string): Promise<MessagePlace | null> {
  const [row] = await ctx.db
    .select({ conversationId: messages.conversationId, messageId: messages.id })
    .from(messages)
    .innerJoin(
      conversations,
      and(eq(conversations.tenantId, messages.tenantId), eq(conversations.id, messages.conversationId)),
    )
    .where(and(eq(messages.tenantId, ctx.tenant.id), eq(messages.code, code), owns));
  return row ?? null;
}
