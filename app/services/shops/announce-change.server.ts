import { sql } from "drizzle-orm";
import type { ShopContext } from "./shop-context.server";

/** The channel every app process listens on. */
export const CHANGE_CHANNEL = "awning_change";

/**
 * What is sent on the channel: whose pages changed, by the id of a shop or of a tenant with all its shops,
 * and what changed of them (`product:12`, `category:3`, `shop`).
 */
export type ChangeMessage = { ownerId: string; tags: string[] };

/**
 * Whose pages a change concerns: every shop of the tenant (products, categories, stock), or this one
 * (content).
 */
export type ChangeReach = "tenant" | "shop";

/** The tag of everything a shop shows: its pages, what is remembered of it and its catalogue index. */
export const WHOLE_SHOP = "shop";

/**
 * Tells every app process what changed, at commit when called inside a transaction, so that pages showing it
 * are purged. PostgreSQL limits a message to 8000 bytes: a longer list becomes the tag `shop`, which purges
 * the whole shop.
 */
export async function announceChange(
  ctx: Pick<ShopContext, "db" | "tenant" | "shop">,
  reach: ChangeReach,
  tags: readonly string[],
): Promise<void> {
  if (tags.length === 0) return;
  const ownerId = ctx[reach].id;
  const whole = JSON.stringify({ ownerId, tags: [WHOLE_SHOP] } satisfies ChangeMessage);
  const full = JSON.stringify({ ownerId, tags: [...new Set(tags)] } satisfies ChangeMessage);
  const message = tags.includes(WHOLE_SHOP) || full.length >= 7500 ? whole : full;
  await ctx.db.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${message})`);
}
