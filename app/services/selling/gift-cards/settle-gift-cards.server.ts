import { sql } from "drizzle-orm";
import type { OrderStatus } from "~/models/selling/checkout/order-status";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { issueGiftCards } from "./issue-gift-cards.server";

/**
 * What a new state of an order does to gift cards (rules gift-cards-1 and gift-cards-4): a paid order makes
 * those that were bought; a cancelled one returns what was paid with cards; a cancelled or closed one voids
 * what is left on those it made. Running it twice changes nothing the second time.
 */
export async function settleGiftCards(ctx: ShopContext, orderId: string, to: OrderStatus): Promise<void> {
  if (to === "processing") await issueGiftCards(ctx, orderId);
  if (to === "canceled") await returnSpent(ctx, orderId);
  if (to === "canceled" || to === "closed") await voidIssued(ctx, orderId);
}

async function returnSpent(ctx: ShopContext, orderId: string): Promise<void> {
  await ctx.db.execute(sql`
    insert into gift_card_entries (tenant_id, gift_card_id, kind, order_id, amount_minor, created_at)
    select e.tenant_id, e.gift_card_id, 'returned', e.order_id, -sum(e.amount_minor), ${ctx.now()}
    from gift_card_entries e
    where e.tenant_id = ${ctx.tenant.id} and e.order_id = ${orderId}
      and e.kind in ('spent', 'returned', 'refunded')
    group by e.tenant_id, e.gift_card_id, e.order_id having sum(e.amount_minor) < 0
    order by e.gift_card_id
    on conflict do nothing`);
}

async function voidIssued(ctx: ShopContext, orderId: string): Promise<void> {
  await ctx.db.execute(sql`
    select g.id from gift_cards g where g.tenant_id = ${ctx.tenant.id} and g.order_id = ${orderId}
    order by g.id for update`);
  await ctx.db.execute(sql`
    insert into gift_card_entries (tenant_id, gift_card_id, kind, order_id, amount_minor, created_at)
    select e.tenant_id, e.gift_card_id, 'voided', ${orderId}, -sum(e.amount_minor), ${ctx.now()}
    from gift_card_entries e
    join gift_cards g on g.tenant_id = e.tenant_id and g.id = e.gift_card_id
    where e.tenant_id = ${ctx.tenant.id} and g.order_id = ${orderId}
    group by e.tenant_id, e.gift_card_id having sum(e.amount_minor) > 0
    on conflict do nothing`);
}
