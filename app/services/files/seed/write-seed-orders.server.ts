import { type SQL, sql } from "drizzle-orm";
import { seedDays } from "~/models/files/seed/seed-customer";
import { orderNumber } from "~/models/orders/order-number";
import { AppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { writeSeedMoney } from "./write-seed-money.server";

/** Which orders of how many, the oldest first: from `from` up to before `until`. */
type SeedSpan = { from: number; until: number; count: number };

/** Products that generated orders choose from, the best sellers. */
const goodsCount = 20_000;
/** What delivery costs, minor units. */
const deliveryMinor = 600;

/** A number of an order from 0 to below a limit, the same in every run. */
const pick = (of: SQL, salt: number, limit: number | SQL): SQL =>
  sql`((hashint8extended((${of})::bigint, ${salt}::bigint) & 2147483647) % ${limit})::int`;

/** Writes generated orders by statements of many rows: a million of them must not take a night. */
export async function writeSeedOrders(ctx: ShopContext, span: SeedSpan): Promise<void> {
  const goods = await chooseGoods(ctx);
  if (goods === 0) throw new AppError("invalid", "The shop has nothing to sell. Add --products.", "orders");
  await chooseOrders(ctx, span);
  await chooseLines(ctx, goods);
  await addUp(ctx);
  await writeOrders(ctx);
  await writeSeedMoney(ctx);
}

/** Numbers the products that are sold. */
async function chooseGoods(ctx: ShopContext): Promise<number> {
  await ctx.db.execute(sql`
    create temporary table seed_goods on commit drop as
    select row_number() over (order by p.sales_rank desc, p.id) - 1 as place, p.id, p.sku, p.name,
      coalesce(p.slug, '') as slug, o.final_price_minor as price, o.stock_item_id as item
    from products p
    join offers o on o.tenant_id = p.tenant_id and o.product_id = p.id and o.seller_id = ${ctx.shop.sellerId}
    where p.tenant_id = ${ctx.tenant.id} and p.class_code = 'simple' and p.parent_id is null
      and o.final_price_minor > 0
    order by p.sales_rank desc, p.id limit ${goodsCount}`);
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from seed_goods`,
  );
  await ctx.db.execute(sql`create unique index on seed_goods (place)`);
  await ctx.db.execute(sql`analyze seed_goods`);
  return rows[0]?.count ?? 0;
}

/** Who ordered when, and what became of it: one in 25 was given up, the newest fiftieth waits to be sent. */
async function chooseOrders(ctx: ShopContext, { from, until, count }: SeedSpan): Promise<void> {
  const n = sql`n`;
  const tenantId = ctx.tenant.id;
  const firstNumber = Number(orderNumber(1));
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from customers
    where tenant_id = ${tenantId} and email like 'shopper-%@example.com'`);
  const customers = rows[0]?.count ?? 0;
  if (customers === 0)
    throw new AppError("invalid", "Orders need generated customers. Add --customers.", "orders");
  const next = (name: string, size: SQL) => sql`
    insert into shop_counters as c (tenant_id, shop_id, name, value)
    select ${tenantId}::uuid, ${ctx.shop.id}::uuid, ${name}, ${size}
    on conflict (tenant_id, shop_id, name) do update set value = c.value + excluded.value`;
  await ctx.db.execute(next("order", sql`${until - from}::bigint`));
  await ctx.db.execute(sql`
    create temporary table seed_orders on commit drop as
    select n, gen_random_uuid() as id, gen_random_uuid() as group_id, gen_random_uuid() as payment_id,
      (select value from shop_counters where tenant_id = ${tenantId} and shop_id = ${ctx.shop.id} and name = 'order')
        - ${until} + n + ${firstNumber} as number,
      case when ${pick(n, 1, 100)} < 4 then 'canceled' when n < ${Math.floor(count * 0.98)} then 'complete'
        when ${pick(n, 2, 2)} = 0 then 'processing' else 'packing' end as status,
      c.id as customer_id, ${pick(n, 3, 5)} = 0 as is_guest, c.email, a.address,
      ${ctx.now().toISOString()}::timestamptz
        - (${count} - n)::float8 / ${count} * interval '1 day' * ${seedDays} as at,
      null::bigint as subtotal, null::bigint as tax, null::jsonb as tax_shares, null::bigint as invoice
    from generate_series(${from}::int, ${until - 1}::int) n
    join customers c on c.tenant_id = ${tenantId}
      and c.email = 'shopper-' || ${pick(n, 4, sql`${customers}`)} || '@example.com'
    join customer_addresses a on a.tenant_id = ${tenantId} and a.customer_id = c.id and a.is_default_shipping`);
  // The newest order's invoice has the highest number.
  await ctx.db.execute(next("invoice", sql`(select count(*) from seed_orders where status <> 'canceled')`));
  await ctx.db.execute(sql`
    update seed_orders o set invoice = i.number from (
      select n, (select value from shop_counters
          where tenant_id = ${tenantId} and shop_id = ${ctx.shop.id} and name = 'invoice')
        - count(*) over () + row_number() over (order by n) as number
      from seed_orders where status <> 'canceled') i
    where i.n = o.n`);
  await ctx.db.execute(sql`create unique index on seed_orders (n)`);
  await ctx.db.execute(sql`analyze seed_orders`);
}

/** One to four lines an order, best sellers more often. Tax is 8 % in the state of New York. */
async function chooseLines(ctx: ShopContext, goods: number): Promise<void> {
  const line = sql`o.n * 8 + l`;
  await ctx.db.execute(sql`
    create temporary table seed_lines on commit drop as
    select o.n, o.id as order_id, l, g.id as product_id, g.sku, g.name, g.slug, g.item, qty, g.price,
      g.price * qty as total,
      case when o.address ->> 'state' = 'NY' then round(g.price * qty * 0.08) else 0 end::bigint as tax
    from seed_orders o
    cross join lateral generate_series(1, 1 + ${pick(sql`o.n`, 5, 4)}) l
    cross join lateral (select 1 + ${pick(line, 6, 3)} as qty) quantity
    join seed_goods g
      on g.place = floor(power(${pick(line, 7, 1_000_000)} / 1000000.0, 2) * ${goods})::bigint`);
  await ctx.db.execute(sql`analyze seed_lines`);
}

async function addUp(ctx: ShopContext): Promise<void> {
  await ctx.db.execute(sql`
    update seed_orders o set subtotal = s.total, tax = s.tax, tax_shares = s.shares
    from (
      select n, sum(total) as total, sum(tax) as tax,
        jsonb_agg(jsonb_build_object('lineId', l::text, 'amountMinor', tax) order by l) as shares
      from seed_lines group by n) s
    where s.n = o.n`);
}

async function writeOrders(ctx: ShopContext): Promise<void> {
  const [tenantId, shopId, sellerId] = [ctx.tenant.id, ctx.shop.id, ctx.shop.sellerId];
  const { prefix } = ctx.shop.settings.invoices;
  await ctx.db.execute(sql`
    insert into order_groups (tenant_id, id, shop_id, created_at)
    select ${tenantId}::uuid, group_id, ${shopId}::uuid, at from seed_orders`);
  await ctx.db.execute(sql`
    insert into orders (tenant_id, id, group_id, shop_id, seller_id, increment_id, place_token, customer_id, email,
      status, currency, billing_address, shipping_address, shipping_method, payment_method, subtotal_minor,
      shipping_minor, tax_minor, grand_total_minor, total_due_minor, adjustments, invoice_number, invoiced_at,
      created_at, updated_at)
    select ${tenantId}::uuid, id, group_id, ${shopId}::uuid, ${sellerId}::uuid, number::text, gen_random_uuid(),
      case when not is_guest then customer_id end, case when is_guest then 'guest-' || email else email end,
      status, ${ctx.tenant.currency}, address, address,
      '{"code":"standard","title":"Standard delivery"}'::jsonb,
      '{"code":"sandbox_card","title":"Card (demo)","instructions":""}'::jsonb,
      subtotal, ${deliveryMinor}, tax, subtotal + tax + ${deliveryMinor}, subtotal + tax + ${deliveryMinor},
      jsonb_build_array(jsonb_build_object('stage', 'shipping', 'code', 'standard', 'title', 'Standard delivery',
          'on', 'delivery', 'amountMinor', ${deliveryMinor}::int, 'isContained', false,
          'shares', jsonb_build_array(jsonb_build_object('lineId', '1', 'amountMinor', ${deliveryMinor}::int))))
        || case when tax = 0 then '[]'::jsonb else jsonb_build_array(jsonb_build_object('stage', 'tax',
          'code', 'Sales tax', 'title', 'Sales tax', 'on', 'goods', 'amountMinor', tax, 'isContained', false,
          'shares', tax_shares)) end,
      ${prefix} || lpad(invoice::text, greatest(5, length(invoice::text)), '0'),
      case when invoice is not null then at end, at, at
    from seed_orders o`);
  await ctx.db.execute(sql`
    insert into order_items (tenant_id, order_id, line_id, product_id, stock_item_id, sku, name, slug, qty,
      price_minor, row_total_minor, tax_minor)
    select ${tenantId}::uuid, order_id, l::text, product_id, item, sku, name, slug, qty, price, total, tax
    from seed_lines order by n, l`);
  // What is not sent yet is there, and kept for its order.
  await ctx.db.execute(sql`
    update stock_items i set reserved = reserved + w.qty, on_hand = on_hand + w.qty
    from (select item, sum(qty) as qty from seed_lines join seed_orders using (n)
      where status in ('processing', 'packing') and item is not null group by item) w
    where i.tenant_id = ${tenantId} and i.id = w.item`);
  await ctx.db.execute(sql`
    insert into order_events (tenant_id, order_id, from_status, to_status, actor, note, created_at)
    select ${tenantId}::uuid, id, e.former, e.state, jsonb_build_object('kind', 'command-line', 'command', 'seed'),
      e.note, least(at + e.later, ${ctx.now().toISOString()}::timestamptz)
    from seed_orders cross join lateral (values
      (1, null, 'pending', 'Order placed', interval '0'),
      (2, 'pending', 'canceled', 'Not paid', interval '1 hour'),
      (3, 'pending', 'processing', '', interval '1 minute'),
      (4, 'processing', 'packing', '', interval '1 day'),
      (5, 'packing', 'complete', '', interval '2 days')) e (place, former, state, note, later)
    where e.place = 1 or case status when 'canceled' then e.place = 2 when 'processing' then e.place = 3
      when 'packing' then e.place in (3, 4) else e.place > 2 end
    order by n, e.place`);
}
