import { and, eq, sql } from "drizzle-orm";
import type { RedeemedAmount } from "~/models/selling/gift-card/redeem";
import { refunds } from "~/tables/orders/payments";
import { refundStoreCredit } from "../../selling/store-credit/return-store-credit.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Gives gift cards and store credit back what a refund returns to them, once, and never more than the order
 * still holds; the refund says from then on what they got. The order must be locked.
 * @returns what each got back
 */
export async function returnRedemptions(
  ctx: ShopContext,
  refund: { id: string; orderId: string; redemptions: readonly RedeemedAmount[] },
): Promise<RedeemedAmount[]> {
  const given: RedeemedAmount[] = [];
  for (const redemption of refund.redemptions) {
    const amountMinor =
      redemption.kind === "store_credit"
        ? await refundStoreCredit(ctx, { ...refund, amountMinor: redemption.amountMinor })
        : await refundGiftCard(ctx, refund, redemption);
    if (amountMinor > 0) given.push({ ...redemption, amountMinor });
  }
  if (refund.redemptions.length > 0)
    await ctx.db
      .update(refunds)
      .set({ redemptions: given })
      .where(and(eq(refunds.tenantId, ctx.tenant.id), eq(refunds.id, refund.id)));
  return given;
}

async function refundGiftCard(
  ctx: ShopContext,
  refund: { id: string; orderId: string },
  { code, amountMinor }: RedeemedAmount,
): Promise<number> {
  const { rows } = await ctx.db.execute<{ amountMinor: string }>(sql`
    insert into gift_card_entries
      (tenant_id, gift_card_id, kind, order_id, refund_id, amount_minor, created_at)
    select e.tenant_id, e.gift_card_id, 'refunded', e.order_id, ${refund.id},
      least(${amountMinor}::bigint, -sum(e.amount_minor)), ${ctx.now()}
    from gift_card_entries e
    where e.tenant_id = ${ctx.tenant.id} and e.gift_card_id = ${Number(code)}
      and e.order_id = ${refund.orderId} and e.kind in ('spent', 'returned', 'refunded')
    group by e.tenant_id, e.gift_card_id, e.order_id having sum(e.amount_minor) < 0
    on conflict do nothing
    returning amount_minor as "amountMinor"`);
  return Number(rows[0]?.amountMinor ?? 0);
}
