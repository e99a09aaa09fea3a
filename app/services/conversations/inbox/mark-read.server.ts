// @public

import { and, eq, sql } from "drizzle-orm";
import type { MessageSide } from "~/models/conversations/conversation-type";
import { conversations } from "~/tables/conversations/conversations";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { announceMessages } from "../messages/announce-messages.server";
import { findConversation } from "./find-conversation.server";

/**
 * Marks what one side has of a conversation on the screen as read (rule conversations-7). A message that came
 * later stays unread.
 * @param upTo id of the last message that was shown
 * @throws AppError `not_found`
 */
export async function markRead(ctx: ShopContext, id: number, side: MessageSide, upTo: number): Promise<void> {
  const row = await findConversation(ctx, id);
  const isUnread = side === "Customer" ? row.isCustomerUnread : row.isStoreUnread;
  if (!isUnread) return;
  const last = Math.max(row.lastCustomerMessageId, row.lastStoreMessageId);
  const column = side === "Customer" ? conversations.customerReadId : conversations.storeReadId;
  const readId = sql`greatest(${column}, ${Math.min(upTo, last)}::bigint)`;
  await ctx.db
    .update(conversations)
    .set(side === "Customer" ? { customerReadId: readId } : { storeReadId: readId })
    .where(and(eq(conversations.tenantId, ctx.tenant.id), eq(conversations.id, id)));
  if (side === "Customer") await announceMessages(ctx, row);
}
