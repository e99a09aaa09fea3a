import { sql } from "drizzle-orm";
import { orderNumber } from "~/models/order/order-number";
import { shopKey } from "../db/of-shop.server";
import { shopCounters } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/**
 * The next order number of the shop. From here to the end of the transaction the shop's other orders wait, so take it
 * late; rolled back, the number goes to the next order and none is missing.
 */
export async function nextOrderNumber(ctx: ShopContext): Promise<string> {
  const [row] = await ctx.db
    .insert(shopCounters)
    .values({ ...shopKey(ctx), name: "order", value: 1 })
    .onConflictDoUpdate({
      target: [shopCounters.tenantId, shopCounters.shopId, shopCounters.name],
      set: { value: sql`${shopCounters.value} + 1` },
    })
    .returning({ value: shopCounters.value });
  if (!row) throw new Error("The order counter was not written");
  return orderNumber(row.value);
}
