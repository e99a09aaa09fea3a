import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What a captured payment and a sale move (rules ledger-3 and ledger-4), as parts of an order's sums. */
const entries = sql`(values
  ('sale', 'shopper_receivable', 'payment', 'all', 1), ('sale', 'seller_payable', 'goods', 'goods', -1),
  ('sale', 'seller_payable', 'delivery', 'delivery', -1), ('sale', 'tax_payable', 'tax', 'tax', -1),
  ('capture', 'payment_clearing', 'payment', 'all', 1), ('capture', 'shopper_receivable', 'payment', 'all', -1))
  e (kind, account, part, amount, sign)`;

/**
 * Writes payments of the orders of `seed_orders` that were not given up, and what the ledger says of them.
 */
export async function writeSeedMoney(ctx: ShopContext): Promise<void> {
  const [tenantId, sellerId] = [ctx.tenant.id, ctx.shop.sellerId];
  await ctx.db.execute(sql`
    create temporary table seed_paid on commit drop as
    select s.*, o.grand_total_minor as paid, o.shipping_minor as delivery
    from seed_orders s join orders o on o.tenant_id = ${tenantId} and o.id = s.id
    where s.status <> 'canceled' order by s.n`);
  await ctx.db.execute(sql`analyze seed_paid`);
  await ctx.db.execute(sql`
    insert into payments (tenant_id, id, group_id, provider, reference, taken_reference, status, currency,
      amount_minor, captured_minor, created_at, updated_at)
    select ${tenantId}::uuid, payment_id, group_id, 'sandbox', payment_id::text, payment_id::text, 'paid',
      ${ctx.tenant.currency}, paid, paid, at, at from seed_paid`);
  await ctx.db.execute(sql`
    insert into payment_allocations (tenant_id, payment_id, order_id, group_id, amount_minor, captured_minor)
    select ${tenantId}::uuid, payment_id, id, group_id, paid, paid from seed_paid`);
  await ctx.db.execute(sql`
    insert into payment_outcomes (tenant_id, payment_id, kind, reference, amount_minor, created_at)
    select ${tenantId}::uuid, payment_id, 'paid', payment_id::text, paid, at from seed_paid`);
  await ctx.db.execute(sql`
    with moved as (
      insert into ledger_movements (tenant_id, kind, key, order_id, payment_id, seller_id, created_at)
      select ${tenantId}::uuid, m.kind, case m.kind when 'sale' then 'sale:' || id
          else 'capture:' || payment_id || ':' || id || ':' || payment_id end,
        id, case m.kind when 'capture' then payment_id end, ${sellerId}::uuid, at
      from seed_paid cross join (values ('sale'), ('capture')) m (kind) order by n, m.kind desc
      returning id, kind, order_id)
    insert into ledger_entries (tenant_id, movement_id, account, part, seller_id, order_id, amount_minor)
    select ${tenantId}::uuid, m.id, e.account, e.part, ${sellerId}::uuid, p.id, e.sign * v.minor
    from seed_paid p
    join moved m on m.order_id = p.id
    join ${entries} on e.kind = m.kind
    cross join lateral (select case e.amount when 'all' then p.paid when 'goods' then p.subtotal
      when 'delivery' then p.delivery else p.tax end as minor) v
    where v.minor <> 0`);
}
