// @public

import { and, eq } from "drizzle-orm";
import { conversationSubject } from "~/models/conversations/messages/conversation-subject";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import type { Verb } from "~/models/shops/actors/subject";
import { conversations } from "~/tables/conversations/conversations";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A stored conversation. */
export type ConversationRow = typeof conversations.$inferSelect;

/**
 * A conversation for an actor who may do something with it (rule conversations-1).
 * @throws AppError `not_found` for an actor who may not view it, and for one that does not exist; `forbidden`
 */
export async function findConversation(
  ctx: ShopContext,
  id: number,
  verb: Verb = "view",
): Promise<ConversationRow> {
  const [row] = await ctx.db
    .select()
    .from(conversations)
    .where(and(eq(conversations.tenantId, ctx.tenant.id), eq(conversations.id, id)));
  if (!row) throw new AppError("not_found", phrase("We couldn’t find this conversation."));
  authorize(await ctx.actor(), verb, conversationSubject(row));
  return row;
}
