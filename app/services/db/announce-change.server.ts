import { sql } from "drizzle-orm";
import type { ShopContext } from "../shop-context.server";

/** The channel every app process listens on. */
export const CHANGE_CHANNEL = "awning_change";

/** What is sent on the channel: the shop and what changed of it (`product:12`, `category:3`, `shop`). */
export type ChangeMessage = { shopId: string; tags: string[] };

/** The tag of everything a shop shows: its pages, what is remembered of it and its catalogue index. */
export const WHOLE_SHOP = "shop";

/**
 * Tells every app process what changed, at commit when called inside a transaction, so that pages showing it are
 * purged. PostgreSQL limits a message to 8000 bytes: a longer list becomes the tag `shop`, which purges the whole shop.
 */
export async function announceChange(
  ctx: Pick<ShopContext, "db" | "shop">,
  tags: readonly string[],
): Promise<void> {
  const whole = JSON.stringify({ shopId: ctx.shop.id, tags: [WHOLE_SHOP] } satisfies ChangeMessage);
  const full = JSON.stringify({ shopId: ctx.shop.id, tags: [...new Set(tags)] } satisfies ChangeMessage);
  const message = tags.includes(WHOLE_SHOP) || full.length >= 7500 ? whole : full;
  await ctx.db.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${message})`);
}
