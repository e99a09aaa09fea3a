import { type SQL, sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What is told of an entity, and what its events are put in order by. */
export type EntityData = { entity: string; data: Record<string, unknown> };

/** `ids` are those asked for, as texts. */
type Reader = (ctx: ShopContext, ids: SQL) => SQL;

const order = (alias: SQL) => sql`jsonb_build_object('id', ${alias}.id, 'number', ${alias}.increment_id,
  'status', ${alias}.status, 'currency', ${alias}.currency, 'grand_total_minor', ${alias}.grand_total_minor)`;

/** How entities are read by kind: `id`, `entity` and `data` of those that are this shop's. */
const readers: Record<string, Reader> = {
  order: (ctx, ids) => sql`select o.id::text as id, 'order:' || o.id as entity, ${order(sql`o`)} as data
    from orders o where o.tenant_id = ${ctx.tenant.id} and o.shop_id = ${ctx.shop.id} and o.id::text = any(${ids})`,
  refund: (ctx, ids) => sql`select r.id::text as id, 'order:' || o.id as entity, ${order(sql`o`)} ||
      jsonb_build_object('refund', jsonb_build_object('id', r.id, 'amount_minor', r.amount_minor)) as data
    from refunds r join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id and o.shop_id = ${ctx.shop.id}
    where r.tenant_id = ${ctx.tenant.id} and r.id::text = any(${ids})`,
  shipment: (ctx, ids) => sql`select s.id::text as id, 'order:' || o.id as entity, ${order(sql`o`)} ||
      jsonb_build_object('shipment', jsonb_build_object('id', s.id, 'carrier', s.carrier,
        'tracking_number', s.tracking_number)) as data
    from shipments s join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id and o.shop_id = ${ctx.shop.id}
    where s.tenant_id = ${ctx.tenant.id} and s.id::text = any(${ids})`,
  product: (ctx, ids) => sql`select p.id::text as id, 'product:' || p.id as entity,
      jsonb_build_object('id', p.id, 'sku', p.sku, 'name', p.name, 'slug', p.slug,
        'parent_id', p.parent_id, 'status', p.status) as data
    from products p where p.tenant_id = ${ctx.tenant.id} and p.id::text = any(${ids})`,
  stock: (ctx, ids) => sql`select i.id::text as id, 'stock:' || i.id as entity,
      jsonb_build_object('sku', i.sku, 'on_hand', i.on_hand, 'reserved', i.reserved,
        'available', i.on_hand - i.reserved) as data
    from stock_items i where i.tenant_id = ${ctx.tenant.id} and i.id::text = any(${ids})`,
  review: (ctx, ids) => sql`select r.id::text as id, 'review:' || r.id as entity,
      jsonb_build_object('id', r.id, 'product_id', r.product_id, 'star', r.star, 'status', r.status) as data
    from reviews r where r.tenant_id = ${ctx.tenant.id} and r.id::text = any(${ids})`,
  payout: (ctx, ids) => sql`select p.reference as id, 'payout:' || p.reference as entity,
      jsonb_build_object('reference', p.reference, 'state', p.state, 'currency', p.currency,
        'amount_minor', p.amount_minor) as data
    from payouts p where p.tenant_id = ${ctx.tenant.id} and p.reference = any(${ids})`,
  customer: (ctx, ids) => sql`select c.id::text as id, 'customer:' || c.id as entity,
      jsonb_build_object('id', c.id, 'group', c.group_code, 'is_restricted', c.is_restricted,
        'is_tax_exempt', c.tax_exempt) as data
    from customers c where c.tenant_id = ${ctx.tenant.id} and c.deleted_at is null and c.id::text = any(${ids})`,
  message: (ctx, ids) => sql`select m.id::text as id, 'conversation:' || m.conversation_id as entity,
      jsonb_build_object('id', m.id, 'conversation_id', m.conversation_id) as data
    from messages m where m.tenant_id = ${ctx.tenant.id} and m.id::text = any(${ids})`,
  submission: (ctx, ids) => sql`select f.id::text as id, 'submission:' || f.id as entity,
      jsonb_build_object('id', f.id, 'form', f.form) as data
    from form_submissions f where f.tenant_id = ${ctx.tenant.id} and f.shop_id = ${ctx.shop.id}
      and f.id::text = any(${ids})`,
};

/** Entities of one kind by their ids; what was removed since is absent. */
export async function readEntities(
  ctx: ShopContext,
  kind: string,
  ids: readonly string[],
): Promise<Map<string, EntityData>> {
  const reader = readers[kind];
  if (!reader || ids.length === 0) return new Map();
  const list = sql`${sql.param([...new Set(ids)])}::text[]`;
  const { rows } = await ctx.db.execute<EntityData & { id: string }>(reader(ctx, list));
  return new Map(rows.map(({ id, entity, data }) => [id, { entity, data }]));
}
