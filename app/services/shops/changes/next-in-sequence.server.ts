// @public

import { sql } from "drizzle-orm";
import { shopCounters } from "~/tables/shops/shops";
import { shopKey } from "../context/of-shop.server";
import type { ShopContext } from "../context/shop-context.server";

/**
 * The next number of one of the shop's sequences, from 1. From here to the end of the transaction others wait
 * for the sequence, so take it late; rolled back, the number goes to the next caller and none is missing.
 * @param count takes so many numbers, of which the first is answered
 */
export async function nextInSequence(
  ctx: ShopContext,
  name: "order" | "invoice" | "quote" | "credit_note" | `credit_note:${string}`,
  count = 1,
): Promise<number> {
  const [row] = await ctx.db
    .insert(shopCounters)
    .values({ ...shopKey(ctx), name, value: count })
    .onConflictDoUpdate({
      target: [shopCounters.tenantId, shopCounters.shopId, shopCounters.name],
      set: { value: sql`${shopCounters.value} + ${count}` },
    })
    .returning({ value: shopCounters.value });
  if (!row) throw new Error(`The sequence ${name} was not written`);
  return row.value - count + 1;
}
