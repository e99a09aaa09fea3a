import { announceChange } from "../../shops/changes/announce-change.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ConversationRow } from "../inbox/find-conversation.server";

/** The tag of a customer's conversations. */
export const messagesTag = (customerId: number): string => `messages:${customerId}`;

/**
 * Tells every app process that a customer's conversations changed, at commit when called inside a
 * transaction, so that pages the customer has open load them again (rule conversations-8).
 */
export async function announceMessages(
  ctx: Pick<ShopContext, "db" | "tenant" | "shop">,
  { customerId }: Pick<ConversationRow, "customerId">,
): Promise<void> {
  if (customerId !== null) await announceChange(ctx, "tenant", [messagesTag(customerId)]);
}
