import { and, asc, desc, eq, inArray, lt } from "drizzle-orm";
import { conversationLimits } from "~/models/conversations/conversation-limits";
import type { AttachmentView, ConversationView, MessageView } from "~/models/conversations/conversation-view";
import { formatDateTime } from "~/models/platform/date/format-date";
import { messageFilePath } from "~/paths/conversations";
import { messageAttachments, messages } from "~/tables/conversations/conversations";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * A page of a conversation's messages, oldest first: the newest, or those before a message. It does not check
 * rights.
 * @param before id of a message
 */
export async function readMessages(
  ctx: ShopContext,
  conversationId: number,
  before?: number,
): Promise<Pick<ConversationView, "messages" | "earlierBefore">> {
  const limit = conversationLimits.messagesPerPage;
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.tenantId, ctx.tenant.id),
        eq(messages.conversationId, conversationId),
        before === undefined ? undefined : lt(messages.id, before),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit).reverse();
  const files = await readFiles(
    ctx,
    shown.map(({ id }) => id),
  );
  const zone = ctx.shop.settings.general.time_zone;
  return {
    earlierBefore: rows.length > limit ? (shown[0]?.id ?? null) : null,
    messages: shown.map(
      ({ id, side, authorName, content, createdAt }): MessageView => ({
        id,
        side,
        authorName,
        content,
        at: createdAt.toISOString(),
        atText: formatDateTime(createdAt, zone),
        attachments: files.get(id) ?? [],
      }),
    ),
  };
}

async function readFiles(ctx: ShopContext, ids: number[]): Promise<Map<number, AttachmentView[]>> {
  const byMessage = new Map<number, AttachmentView[]>();
  if (ids.length === 0) return byMessage;
  const rows = await ctx.db
    .select()
    .from(messageAttachments)
    .where(and(eq(messageAttachments.tenantId, ctx.tenant.id), inArray(messageAttachments.messageId, ids)))
    .orderBy(asc(messageAttachments.createdAt), asc(messageAttachments.fileName));
  for (const { messageId, fileName, mime, sizeBytes } of rows) {
    const url = messageFilePath(messageId, fileName);
    const view = { name: fileName, mime, url, sizeBytes, isPicture: mime.startsWith("image/") };
    byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), view]);
  }
  return byMessage;
}
