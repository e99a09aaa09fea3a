// @public

import { holdingConversation } from "~/models/shops/actors/actor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isSignedLink } from "../../shops/secrets/signed-link.server";

/** A guest's conversation, and the key of its mail. */
export type ConversationKey = { id: number; key: string };

/**
 * The context of a request whose link may open a guest's conversation (rule conversations-14); with a wrong
 * key it is the same as before.
 */
export function holdConversation<C extends ShopContext & { secret: string }>(
  ctx: C,
  { id, key }: ConversationKey,
): C {
  const subject = { kind: "conversation", shopId: ctx.shop.id, id: String(id) } as const;
  if (!isSignedLink(ctx.secret, subject, key)) return ctx;
  return { ...ctx, actor: async () => holdingConversation(await ctx.actor(), id) };
}
