import { and, eq } from "drizzle-orm";
import { conversationThing } from "~/models/conversations/messages/conversation-thing";
import { AppError } from "~/models/platform/error/app-error";
import { insist } from "~/models/shops/insist";
import type { Verb } from "~/models/shops/thing";
import { conversations } from "~/tables/conversations";
import type { ShopContext } from "../shops/shop-context.server";

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
  if (!row) throw new AppError("not_found", "We couldn't find this conversation.");
  insist(await ctx.actor(), verb, conversationThing(row));
  return row;
}
