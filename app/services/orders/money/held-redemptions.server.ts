import { sql } from "drizzle-orm";
import type { RedeemedAmount } from "~/models/selling/gift-card/redeem";
import { storeCreditCode } from "~/models/selling/store-credit/store-credit";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * What an order holds of gift cards and store credit: what it was paid with, without what has gone back.
 * Nothing of an order that was cancelled.
 */
export async function heldRedemptions(ctx: ShopContext, orderId: string): Promise<RedeemedAmount[]> {
  const cards = await ctx.db.execute<{ code: string; codeEnd: string; amountMinor: string }>(sql`
    select g.id::text as code, g.code_end as "codeEnd", -sum(e.amount_minor) as "amountMinor"
    from gift_card_entries e
    join gift_cards g on g.tenant_id = e.tenant_id and g.id = e.gift_card_id
    where e.tenant_id = ${ctx.tenant.id} and e.order_id = ${orderId}
      and e.kind in ('spent', 'returned', 'refunded')
    group by g.id, g.code_end having sum(e.amount_minor) < 0 order by g.id`);
  const credit = await ctx.db.execute<{ amountMinor: string }>(sql`
    select -sum(amount_minor) as "amountMinor" from store_credit_entries
    where tenant_id = ${ctx.tenant.id} and order_id = ${orderId} having sum(amount_minor) < 0`);
  return [
    ...cards.rows.map(({ amountMinor, ...card }) => ({
      kind: "gift_certificate" as const,
      ...card,
      amountMinor: Number(amountMinor),
    })),
    ...credit.rows.map(({ amountMinor }) => ({
      kind: "store_credit" as const,
      code: storeCreditCode,
      amountMinor: Number(amountMinor),
    })),
  ];
}
