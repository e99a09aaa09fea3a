import { sql } from "drizzle-orm";
import { zonedMomentMs } from "~/models/platform/date/zoned-moment";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { inBusiness } from "../../shops/markets/in-business.server";

/** Where an order went, or who bought it where nothing was sent: the country with its state, as `US-NY`. */
const place = sql`concat_ws('-', coalesce(o.shipping_address, o.billing_address) ->> 'country',
  nullif(coalesce(o.shipping_address, o.billing_address) ->> 'state', ''))`;

const ofOrder = sql`o.exchange`;

/** The agent that placed an order: the host of its profile, or its name (rule agents-8). */
const agentName = sql`coalesce(lower(substring(o.agent from '^[A-Za-z]+://([^/?#:]+)')), o.agent)`;

/**
 * Counts one day of a shop anew (rule numbers-2). Sums come from the ledger's movements of the day, so that
 * they agree with it to the minor unit; what an order is counted by comes from the order. Call it in a
 * transaction that holds the shop's row of `sales_counts`.
 * @param day of the shop's calendar, as `2026-03-01`
 */
export async function countDay(ctx: ShopContext, day: string): Promise<void> {
  const [tenantId, shopId] = [ctx.tenant.id, ctx.shop.id];
  const zone = ctx.shop.settings.general.time_zone;
  const [begins, ends] = (["begins", "ends"] as const).map((end) =>
    new Date(zonedMomentMs(day, zone, end)).toISOString(),
  );
  await ctx.db.execute(
    sql`delete from sales_days where tenant_id = ${tenantId} and shop_id = ${shopId} and day = ${day}::date`,
  );
  await ctx.db.execute(sql`
    with moved as (
      select o.id, o.seller_id, m.kind = 'sale' as is_sale, e.part, sum(${inBusiness(sql`-e.amount_minor`, ofOrder)}) as amount
      from ledger_movements m
      join orders o on o.tenant_id = m.tenant_id and o.id = m.order_id and o.shop_id = ${shopId}
      join ledger_entries e on e.tenant_id = m.tenant_id and e.movement_id = m.id
        and e.part in ('goods', 'gift_cards', 'delivery', 'tax')
      where m.tenant_id = ${tenantId} and m.created_at >= ${begins}::timestamptz
        and m.created_at < ${ends}::timestamptz
      group by 1, 2, 3, 4),
    -- An order that cost nothing moved nothing but what was given for it. An edit moves what it changed and
    -- is no order of its own (rule ledger-13).
    sales as (
      select o.id from ledger_movements m
      join orders o on o.tenant_id = m.tenant_id and o.id = m.order_id and o.shop_id = ${shopId}
      where m.tenant_id = ${tenantId} and m.key = 'sale:' || o.id and m.created_at >= ${begins}::timestamptz
        and m.created_at < ${ends}::timestamptz),
    sold as (
      select o.*, ${place} as place
      from sales s join orders o on o.tenant_id = ${tenantId} and o.id = s.id),
    figures as (
      select id, seller_id, 0 as orders, 0 as pieces, 0 as discounts,
        sum(amount) filter (where is_sale and part = 'goods') as goods,
        sum(amount) filter (where is_sale and part = 'gift_cards') as gift_cards,
        sum(amount) filter (where is_sale and part = 'delivery') as delivery,
        sum(amount) filter (where is_sale and part = 'tax') as tax,
        -sum(amount) filter (where not is_sale) as returned
      from moved group by 1, 2
      union all
      select id, seller_id, 1, (
        select coalesce(sum(i.qty), 0) from order_items i where i.tenant_id = ${tenantId} and i.order_id = s.id),
        ${inBusiness(sql`s.discount_minor`, sql`s.exchange`)}, 0, 0, 0, 0, 0
      from sold s),
    lines as (
      select s.seller_id, s.id, i.sku, i.name, i.qty, ${inBusiness(sql`i.discount_minor`, sql`s.exchange`)} as discount_minor,
        ${inBusiness(sql`i.tax_minor`, sql`s.exchange`)} as tax_minor, coalesce(p.class_code, '') as class,
        ${inBusiness(
          sql`(i.row_total_minor - i.discount_minor - coalesce((
          select sum((share ->> 'amountMinor')::bigint)
          from jsonb_array_elements(s.adjustments) a, jsonb_array_elements(a -> 'shares') share
          where a ->> 'stage' in ('tax', 'other_tax') and (a ->> 'isContained')::boolean
            and a ->> 'on' = 'goods' and share ->> 'lineId' = i.line_id), 0))`,
          sql`s.exchange`,
        )} as goods
      from sold s
      join order_items i on i.tenant_id = ${tenantId} and i.order_id = s.id
      left join products p on p.tenant_id = ${tenantId} and p.id = i.product_id),
    steps as (
      select s.id, s.seller_id, a ->> 'stage' as stage, a ->> 'code' as code, a ->> 'title' as title,
        ${inBusiness(sql`(a ->> 'amountMinor')::bigint`, sql`s.exchange`)} as amount, s.place
      from sold s, jsonb_array_elements(s.adjustments) a),
    counted as (
      select d.by, d.key, f.seller_id, max(d.label) as label, sum(f.orders) as orders, sum(f.pieces) as pieces,
        sum(f.goods) as goods, sum(f.gift_cards) as gift_cards, sum(f.delivery) as delivery,
        sum(f.tax) as tax, sum(f.discounts) as discounts, sum(f.returned) as returned
      from figures f
      join orders o on o.tenant_id = ${tenantId} and o.id = f.id
      cross join lateral (values
        ('day', '', ''),
        ('place', ${place}, ''),
        ('channel', case when o.agent is not null then left('agent ' || ${agentName}, 200)
          when o.subscription_id is not null then 'subscription'
          when exists (select from quotes q where q.tenant_id = ${tenantId} and q.order_id = o.id) then 'quote'
          else 'checkout' end, ''),
        ('method', coalesce(o.payment_method ->> 'code', ''), coalesce(o.payment_method ->> 'title', ''))
      ) d (by, key, label)
      group by 1, 2, 3
      union all
      select 'product', sku, seller_id, max(name), count(distinct id), sum(qty),
        sum(goods) filter (where class <> 'gift_certificate'),
        sum(goods) filter (where class = 'gift_certificate'), 0, sum(tax_minor), sum(discount_minor), 0
      from lines group by 2, 3
      union all
      select 'discount', code, seller_id, max(title), count(distinct id), 0, 0, 0, 0, 0, -sum(amount), 0
      from steps where stage in ('line_discount', 'order_discount', 'shipping_discount') group by 2, 3
      union all
      select 'tax', concat_ws(' ', nullif(place, ''), code), seller_id, max(title),
        count(distinct id), 0, 0, 0, 0, sum(amount), 0, 0
      from steps where stage in ('tax', 'other_tax') group by 2, 3)
    insert into sales_days (tenant_id, shop_id, day, by, key, seller_id, label, orders, pieces, goods_minor,
      gift_cards_minor, delivery_minor, tax_minor, discount_minor, returned_minor)
    select ${tenantId}::uuid, ${shopId}::uuid, ${day}::date, by, key, seller_id, label, orders, pieces,
      coalesce(goods, 0), coalesce(gift_cards, 0), coalesce(delivery, 0), coalesce(tax, 0),
      coalesce(discounts, 0), coalesce(returned, 0)
    from counted`);
}
