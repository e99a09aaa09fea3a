import { sql } from "drizzle-orm";
import type { RedeemedAmount } from "~/models/cart/redeem";
import type { ShopContext } from "../shop-context.server";
import { refundStoreCredit } from "../store-credit/return-store-credit.server";

/**
 * Gives gift cards and store credit back what a refund returns to them, once, and never more than the order still holds.
 * The order must be locked.
 */
export async function returnRedemptions(
  ctx: ShopContext,
  refund: { id: string; orderId: string; redemptions: readonly RedeemedAmount[] },
): Promise<void> {
  for (const { kind, code, amountMinor } of refund.redemptions)
    if (kind === "store_credit")
      await refundStoreCredit(ctx, { id: refund.id, orderId: refund.orderId, amountMinor });
    else
      await ctx.db.execute(sql`
        insert into gift_card_entries
          (tenant_id, gift_card_id, kind, order_id, refund_id, amount_minor, created_at)
        select e.tenant_id, e.gift_card_id, 'refunded', e.order_id, ${refund.id},
          least(${amountMinor}::bigint, -sum(e.amount_minor)), ${ctx.now()}
        from gift_card_entries e
        where e.tenant_id = ${ctx.tenant.id} and e.gift_card_id = ${Number(code)}
          and e.order_id = ${refund.orderId} and e.kind in ('spent', 'returned', 'refunded')
        group by e.tenant_id, e.gift_card_id, e.order_id having sum(e.amount_minor) < 0
        on conflict do nothing`);
}
