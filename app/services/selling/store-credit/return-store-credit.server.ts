// @public

import { sql } from "drizzle-orm";
import type { Minor } from "~/models/platform/money/money";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Returns to the customer's credit what a cancelled order was paid with, without what was refunded before;
 * once (rule store-credit-3). The order must be locked.
 */
export async function returnStoreCredit(ctx: ShopContext, orderId: string): Promise<void> {
  await giveBack(ctx, { kind: "returned", orderId, cause: `returned:${orderId}`, amountMinor: null });
}

/**
 * Returns what a refund gives back of an order; once, and never more than the order still holds.
 * @returns how much that was, minor units
 */
export async function refundStoreCredit(
  ctx: ShopContext,
  { id, orderId, amountMinor }: { id: string; orderId: string; amountMinor: Minor },
): Promise<Minor> {
  return giveBack(ctx, { kind: "refunded", orderId, cause: `refunded:${id}`, amountMinor });
}

async function giveBack(
  ctx: ShopContext,
  back: { kind: "returned" | "refunded"; orderId: string; cause: string; amountMinor: Minor | null },
): Promise<Minor> {
  const { rows } = await ctx.db.execute<{ amountMinor: string }>(sql`
    insert into store_credit_entries (tenant_id, customer_id, kind, order_id, cause, amount_minor, created_at)
    select e.tenant_id, e.customer_id, ${back.kind}, e.order_id, ${back.cause},
      least(coalesce(${back.amountMinor}::bigint, -sum(e.amount_minor)), -sum(e.amount_minor)), ${ctx.now()}
    from store_credit_entries e
    where e.tenant_id = ${ctx.tenant.id} and e.order_id = ${back.orderId}
    group by e.tenant_id, e.customer_id, e.order_id having sum(e.amount_minor) < 0
    on conflict do nothing
    returning amount_minor as "amountMinor"`);
  return Number(rows[0]?.amountMinor ?? 0);
}
