// @public

import { sql } from "drizzle-orm";
import type { ShopContext } from "../context/shop-context.server";

/** The channel every app process listens on. */
export const CHANGE_CHANNEL = "awning_change";

/**
 * Whose pages changed, by the id of a shop or of a tenant with all its shops, and what changed of them
 * (`product:12`, `category:3`, `shop`).
 */
export type OwnerChange = { ownerId: string; tags: string[] };

/** What is sent on the channel: a change, and the tenant whose readers must see it. */
export type ChangeMessage = OwnerChange & { tenantId: string };

/**
 * Whose pages a change concerns: every shop of the tenant (products, categories, stock), or this one
 * (content).
 */
export type ChangeReach = "tenant" | "shop";

/** The tag of everything a shop shows: its pages, what is remembered of it and its catalogue index. */
export const WHOLE_SHOP = "shop";

/** PostgreSQL takes less than 8000 bytes a message. */
const mostBytes = 7500;
/** Beyond so many messages it is cheaper to renew the whole shop than what each of them names. */
const mostMessages = 16;

/**
 * Tells every app process what changed, at commit when called inside a transaction, so that pages showing it
 * are purged. A long list goes in several messages; a list that is longer still becomes the tag `shop`, which
 * purges the whole shop.
 */
export async function announceChange(
  ctx: Pick<ShopContext, "db" | "tenant" | "shop">,
  reach: ChangeReach,
  tags: readonly string[],
): Promise<void> {
  if (tags.length === 0) return;
  const messages = messagesOf({ tenantId: ctx.tenant.id, ownerId: ctx[reach].id }, [...new Set(tags)]);
  await ctx.db.execute(sql`
    select pg_notify(${CHANGE_CHANNEL}, message) from unnest(${sql.param(messages)}::text[]) as message`);
}

function messagesOf(owner: Omit<ChangeMessage, "tags">, tags: readonly string[]): string[] {
  const textOf = (told: readonly string[]) =>
    JSON.stringify({ ...owner, tags: [...told] } satisfies ChangeMessage);
  const whole = [textOf([WHOLE_SHOP])];
  if (tags.includes(WHOLE_SHOP)) return whole;
  const parts: string[][] = [[]];
  let bytes = 0;
  for (const tag of tags) {
    const tagBytes = Buffer.byteLength(JSON.stringify(tag)) + 1;
    if (tagBytes > mostBytes) return whole;
    if (bytes + tagBytes > mostBytes) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(tag);
    bytes += tagBytes;
  }
  return parts.length > mostMessages ? whole : parts.map(textOf);
}
