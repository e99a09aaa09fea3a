import { type SQL, sql } from "drizzle-orm";
import type { ProductClass } from "~/models/catalogue/product-class";
import type { Shop } from "~/models/shop/shop";
import { isListed, joinOffer } from "../catalogue/listed-product.server";

/** A listed product as the index reads it. Prices in minor units, 0 where hidden; `createdS` in seconds. */
export type ProductRow = {
  id: number;
  classCode: ProductClass;
  brand: string;
  productType: string;
  attributes: Record<string, string[]>;
  priceMinor: number;
  createdS: number;
  salesRank: number;
  featured: boolean;
  position: number;
  ratingHundredths: number;
};

/** A variation of a listed product. `isOffered`: its price counts for its product's. */
export type VariationRow = {
  id: number;
  parentId: number;
  attributes: Record<string, string[]>;
  optionValues: Record<string, string>;
  priceMinor: number;
  isOffered: boolean;
};

/** Whose catalogue an index holds: the products of a tenant as a seller offers them. */
export type IndexOwner = { tenantId: string; sellerId: string };

/** Whose catalogue the index of a shop holds. */
export const ownerOf = ({ tenant, sellerId }: Pick<Shop, "tenant" | "sellerId">): IndexOwner => ({
  tenantId: tenant.id,
  sellerId,
});

/** The price of one piece for everybody: the final price or a price level open to all (part 1, §9). */
const openPrice = (offer: string) =>
  sql.raw(`least(${offer}.final_price_minor, (
  select min(pl.price_minor) from price_levels pl where pl.tenant_id = ${offer}.tenant_id
    and pl.product_id = ${offer}.product_id and pl.seller_id = ${offer}.seller_id and pl.min_qty <= 1 and pl.customer_groups = '[]'))`);

/** Products looked at to find out how to lay an index out, and attributes it is laid out by. */
const sampleSize = 5_000;
const layoutDepth = 4;

/**
 * Selects the attributes an index is laid out by: those most products have, the ones with the fewest values first,
 * because these make the longest rows of places with the same value.
 * @param offered the codes a shop filters by; null for any. Rows of an attribute nobody filters by help nothing
 */
export const selectLayout = (
  { tenantId, sellerId }: IndexOwner,
  offered: readonly string[] | null,
): SQL => sql`
  with sample as (select p.attributes from products p ${joinOffer(sellerId)}
    where p.tenant_id = ${tenantId} and ${isListed} limit ${sampleSize})
  select each.key as code from sample, jsonb_each_text(sample.attributes) each
  ${offered ? sql`where each.key = any(${sql.param(offered)}::text[])` : sql``} group by each.key
  having count(distinct each.value) > 1 and count(*) * 2 > (select count(*) from sample)
  order by count(distinct each.value), each.key limit ${layoutDepth}`;

/**
 * The order slots are given in: by the first category a product stands in, so that what a category lists stands together,
 * and within it by attributes, so that of many zones all places have one value. Needs {@link joinShelf}.
 */
export const inLayout = (codes: readonly string[]): SQL =>
  sql.join(
    [
      sql.raw("shelf.path nulls last"),
      ...codes.map((code) => sql`(p.attributes ->> ${code}::text) collate "C"`),
    ],
    sql`, `,
  );

/** Tells on which shelf `p` stands. */
export const joinShelf = (tenantId: string): SQL => sql`left join (
  select pc.product_id, min(c.path collate "C") as path from product_categories pc
  join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
  where pc.tenant_id = ${tenantId} group by pc.product_id) shelf on shelf.product_id = p.id`;

/** Selects listed products. @param wanted narrows `p`, with a leading `and`; and orders */
export const selectProductRows = (
  { tenantId, sellerId }: IndexOwner,
  wanted: SQL,
  joined: SQL = sql``,
): SQL => sql`
  select p.id, p.class_code as "classCode", p.brand, p.product_type as "productType", p.attributes,
    case when o.hide_price then 0 when p.class_code = 'grouped' then o.sort_price_minor
      else ${openPrice("o")} end as "priceMinor",
    extract(epoch from p.created_at)::float8 as "createdS", p.sales_rank as "salesRank", p.featured, p.position,
    p.rating_hundredths as "ratingHundredths"
  from products p ${joinOffer(sellerId)} ${joined} where p.tenant_id = ${tenantId} and ${isListed} ${wanted}`;

/**
 * Selects the variations of listed products, product by product.
 * @param wanted narrows `v`, with a leading `and`; `joined` what orders them before their products do
 */
export const selectVariationRows = (
  { tenantId, sellerId }: IndexOwner,
  wanted: SQL,
  { joined, order }: { joined: SQL; order: SQL } = { joined: sql``, order: sql`` },
): SQL => sql`
  select v.id, v.parent_id as "parentId", v.attributes, v.option_values as "optionValues",
    case when vo.hide_price or o.hide_price then 0 else ${openPrice("vo")} end as "priceMinor",
    v.status = 'active' and vo.available_for_sale as "isOffered"
  from products v ${joinOffer(sellerId, "v", "vo")}
  join products p on p.tenant_id = v.tenant_id and p.id = v.parent_id ${joinOffer(sellerId)} ${joined}
  where v.tenant_id = ${tenantId} and ${isListed} and v.status <> 'archived' and vo.is_visible ${wanted}
  order by ${order} v.parent_id, v.position, v.id`;

/** Selects the ids of listed products by name. */
export const selectNames = ({ tenantId, sellerId }: IndexOwner): SQL => sql`
  select p.id from products p ${joinOffer(sellerId)}
  where p.tenant_id = ${tenantId} and ${isListed} order by lower(left(p.name, 200)), p.id`;

/** The categories a product stands in itself. */
export type MembersRow = { productId: number; categoryIds: number[] };

/** Selects which categories products stand in. @param wanted narrows `pc`, with a leading `and` */
export const selectMembers = (tenantId: string, wanted: SQL): SQL => sql`
  select pc.product_id as "productId", array_agg(pc.category_id) as "categoryIds" from product_categories pc
  where pc.tenant_id = ${tenantId} ${wanted} group by pc.product_id order by pc.product_id`;

/** Selects the categories in the order pages show them. */
export const selectCategories = (tenantId: string): SQL => sql`
  select id, parent_id as "parentId", slug, path, name, is_active as "isActive" from categories
  where tenant_id = ${tenantId} order by position, id`;
