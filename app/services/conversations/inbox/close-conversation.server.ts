// @public

import { and, eq } from "drizzle-orm";
import { conversations } from "~/tables/conversations/conversations";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { announceMessages } from "../messages/announce-messages.server";
import { findConversation } from "./find-conversation.server";

/**
 * Marks a conversation as resolved, and as read by the store; a new message of the customer opens it again.
 * @throws AppError `not_found`, `forbidden`
 */
export async function closeConversation(ctx: ShopContext, id: number): Promise<void> {
  const row = await findConversation(ctx, id, "change");
  await ctx.db
    .update(conversations)
    .set({ isResolved: true, storeReadId: row.lastCustomerMessageId, updatedAt: ctx.now() })
    .where(and(eq(conversations.tenantId, ctx.tenant.id), eq(conversations.id, id)));
  await announceMessages(ctx, row);
}
