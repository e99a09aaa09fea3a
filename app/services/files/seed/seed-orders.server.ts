// @public

import { sql } from "drizzle-orm";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { authorize } from "~/models/shops/actors/authorize";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { writeSeedOrders } from "./write-seed-orders.server";

/** Orders written at once. */
const batchSize = 20_000;

/**
 * Fills a shop with orders of generated customers, with lines, payments and their ledger, until it has as
 * many as asked for: over three years, the newest not sent yet.
 * @returns how many were added
 * @throws AppError `invalid` where the shop has nothing to sell, or no generated customers
 */
export async function seedOrders(ctx: ShopContext, count: number, onProgress: OnProgress): Promise<number> {
  const owners = { tenantId: ctx.tenant.id, shopId: ctx.shop.id, sellerId: ctx.shop.sellerId };
  const subject = { kind: "order", ...owners, id: "", customerId: null, sessionHash: null } as const;
  authorize(await ctx.actor(), "create", subject);
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from orders where tenant_id = ${ctx.tenant.id} and shop_id = ${ctx.shop.id}`);
  const before = rows[0]?.count ?? 0;
  for (let from = before; from < count; from += batchSize) {
    const until = Math.min(from + batchSize, count);
    await inTransaction(ctx, (inner) => writeSeedOrders(inner, { from, until, count }));
    onProgress("Orders", until, count);
  }
  await ctx.db.execute(sql`
    analyze orders, order_items, order_events, order_groups, payments, payment_allocations, payment_outcomes,
      ledger_movements, ledger_entries, audit_log`);
  return Math.max(0, count - before);
}
