// @public

import { type SQL, sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A product by its JPIN: its page, and the variation that is meant. */
export type SharedProduct = { id: number; slug: string; jpin: string; variationSku: string | null };

/** A product by one of its sellers' own addresses. */
export type SellersProduct = SharedProduct & { sellerId: string; sellerCode: string };

/** A product that became one with another leads there (rule sellers-22). */
const pageOf = (tenantId: string, named: SQL): SQL => sql`
  select p.id, p.slug, coalesce(p.jpin, p.id::text) as jpin,
    case when own.parent_id is not null then own.sku end as "variationSku"
  from products named
  left join lateral (
    select m.to_id from product_merges m
    where m.tenant_id = ${tenantId} and m.from_id = named.id and m.kind = 'merge' and m.undone_at is null
    order by m.id desc limit 1
  ) merged on named.status = 'archived'
  join products own on own.tenant_id = named.tenant_id and own.id = coalesce(merged.to_id, named.id)
  join products p on p.tenant_id = own.tenant_id and p.id = coalesce(own.parent_id, own.id)
  where named.tenant_id = ${tenantId} and ${named} and p.slug is not null`;

/**
 * The product of a JPIN, its own or its id without one (rule sellers-8), or of an id; null if there is none.
 */
export async function findSharedProduct(
  { db, tenant }: ShopContext,
  by: string | { id: number },
): Promise<SharedProduct | null> {
  const own = typeof by === "string" ? ofJpin(by) : sql`named.id = ${by.id}`;
  const { rows } = await db.execute<SharedProduct>(pageOf(tenant.id, own));
  return rows[0] ?? null;
}

const ofJpin = (jpin: string): SQL =>
  /^[1-9]\d{0,14}$/.test(jpin)
    ? sql`named.jpin is null and named.id = ${jpin}::bigint`
    : sql`named.jpin = ${jpin}`;

/**
 * The product that a seller's own address leads to, with that seller (rule sellers-9); null if there is none.
 */
export async function findSellersProduct(
  { db, tenant }: ShopContext,
  sellerSlug: string,
): Promise<SellersProduct | null> {
  const { rows } = await db.execute<SellersProduct>(sql`
    select found.*, s.id as "sellerId", s.code as "sellerCode" from offers o
    join sellers s on s.tenant_id = o.tenant_id and s.id = o.seller_id and s.state = 'active'
    cross join lateral (${pageOf(tenant.id, sql`named.id = o.product_id`)}) found
    where o.tenant_id = ${tenant.id} and o.seller_slug = ${sellerSlug}
    order by s.code limit 1`);
  return rows[0] ?? null;
}
