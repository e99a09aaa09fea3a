import { type SQL, sql } from "drizzle-orm";
import { chosenOf } from "~/models/catalogue/choose-offer";
import type { ProductClass } from "~/models/catalogue/products/product-class";
import type { Sellable } from "~/models/catalogue/sellable";
import type { Shop } from "~/models/shops/shop";
import {
  byProduct,
  everyMember,
  everyMemberJson,
  joinEveryOffer,
  type OfferTuple,
  sellerOffersOf,
} from "../../every-offer.server";
import { isListed, joinOffer, sellerOf } from "../../listed-product.server";
import { fromMembers } from "../../products/family-members.server";
import { type SellableTuple, sellableJson, sellableOf } from "../../sellable-row.server";
import type { SellerFacts } from "./seller-facts.server";

/**
 * A listed product as the index reads it; `createdS` in seconds. `members` are a grouped product's, which has
 * no rows of its own for them.
 */
export type ProductRow = {
  id: number;
  classCode: ProductClass;
  brand: string;
  productType: string;
  attributes: Record<string, string[]>;
  self: Sellable;
  members: Sellable[];
  createdS: number;
  salesRank: number;
  featured: boolean;
  position: number;
  ratingHundredths: number;
};

/** A variation of a listed product. */
export type VariationRow = {
  id: number;
  parentId: number;
  attributes: Record<string, string[]>;
  optionValues: Record<string, string>;
  self: Sellable;
};

/** The same as the database returns them; in a marketplace with the offers of every seller. */
export type StoredProductRow = Omit<ProductRow, "self" | "members"> &
  (
    | { self: SellableTuple; members: SellableTuple[] | null; isOfEverySeller: false }
    | { self: OfferTuple[]; members: OfferTuple[] | null; isOfEverySeller: true }
  );
export type StoredVariationRow = Omit<VariationRow, "self"> &
  ({ self: SellableTuple; isOfEverySeller: false } | { self: OfferTuple[]; isOfEverySeller: true });

/**
 * A row of {@link selectProductRows}. In a marketplace the offer that is shown first is found and sorted by.
 */
export function productRowOf(row: StoredProductRow, facts: SellerFacts): ProductRow {
  if (!row.isOfEverySeller)
    return { ...row, self: sellableOf(row.self), members: (row.members ?? []).map(sellableOf) };
  const offers = sellerOffersOf(row.self);
  const chosen = chosenOf({ self: offers, members: byProduct(sellerOffersOf(row.members)) }, facts.situation);
  return { ...row, ...chosen, attributes: { ...row.attributes, ...facts.attributesOf(offers) } };
}

/** A row of {@link selectVariationRows}. */
export function variationRowOf(row: StoredVariationRow, facts: SellerFacts): VariationRow {
  if (!row.isOfEverySeller) return { ...row, self: sellableOf(row.self) };
  const offers = sellerOffersOf(row.self);
  const { self } = chosenOf({ self: offers, members: [] }, facts.situation);
  return { ...row, self, attributes: { ...row.attributes, ...facts.attributesOf(offers) } };
}

/**
 * The catalogue of an index: a tenant's products as one seller offers them, or with null every active one.
 */
export type IndexOwner = { tenantId: string; sellerId: string | null };

/** The catalogue of a shop's index. */
export const ownerOf = (shop: Pick<Shop, "tenant" | "type" | "sellerId">): IndexOwner => ({
  tenantId: shop.tenant.id,
  sellerId: sellerOf(shop),
});

/** What is sold of a row, at the price of a single piece: one seller's offer, or those of every seller. */
function selfOf({ sellerId }: IndexOwner, table: "p" | "v"): { self: SQL; joined: SQL } {
  const isOfEverySeller = sql.raw(String(sellerId === null));
  if (sellerId === null)
    return {
      self: sql`every.offers as self, ${isOfEverySeller} as "isOfEverySeller"`,
      joined: joinEveryOffer(table),
    };
  const own = sql.raw(table);
  return {
    self: sql`${sellableJson("self", "one")} as self, ${isOfEverySeller} as "isOfEverySeller"`,
    joined: sql`join sellables self on self.tenant_id = ${own}.tenant_id and self.id = ${own}.id and self.seller_id = ${sellerId}`,
  };
}

/** The members of a grouped product, of one seller or of every one. */
const membersOf = ({ sellerId }: IndexOwner): SQL =>
  sellerId === null
    ? sql`${everyMemberJson} as members ${everyMember}`
    : sql`json_agg(${sellableJson("m", "one")} order by m.position, m.id) as members ${fromMembers}`;

/** Products sampled to choose the order of rows, and attributes it depends on. */
const sampleSize = 5_000;
const layoutDepth = 4;

/**
 * Selects the attributes that decide the order of rows: those of most products, fewest values first, because
 * these give the longest runs of rows with the same value.
 * @param offered the codes a shop filters by; null for any
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
 * The order of rows: by a product's first category, so that a category's products are adjacent, and within
 * it by attributes. Needs {@link joinFirstCategory}.
 */
export const inLayout = (codes: readonly string[]): SQL =>
  sql.join(
    [
      sql.raw("first_category.path nulls last"),
      ...codes.map((code) => sql`(p.attributes ->> ${code}::text) collate "C"`),
    ],
    sql`, `,
  );

/** Joins the path of the first category of `p`. */
export const joinFirstCategory = ({ tenantId }: IndexOwner): SQL => sql`left join (
  select pc.product_id, min(c.path collate "C") as path from product_categories pc
  join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
  where pc.tenant_id = ${tenantId} group by pc.product_id) first_category on first_category.product_id = p.id`;

/**
 * Selects listed products.
 * @param wanted narrows `p`, with a leading `and`; and sorts
 */
export function selectProductRows(owner: IndexOwner, wanted: SQL, joined: SQL = sql``): SQL {
  const own = selfOf(owner, "p");
  return sql`
  select p.id, p.class_code as "classCode", p.brand, p.product_type as "productType", p.attributes,
    ${own.self}, grouped.members,
    extract(epoch from p.created_at)::float8 as "createdS", p.sales_rank as "salesRank", p.featured, p.position,
    p.rating_hundredths as "ratingHundredths"
  from products p ${joinOffer(owner.sellerId)} ${joined} ${own.joined}
  left join lateral (select ${membersOf(owner)} where p.class_code = 'grouped') grouped on true
  where p.tenant_id = ${owner.tenantId} and ${isListed} ${wanted}`;
}

/**
 * Selects the variations of listed products, product by product.
 * @param wanted narrows `v`, with a leading `and`; `joined` sorts products
 */
export function selectVariationRows(
  owner: IndexOwner,
  wanted: SQL,
  { joined, order }: { joined: SQL; order: SQL } = { joined: sql``, order: sql`` },
): SQL {
  const own = selfOf(owner, "v");
  return sql`
  select v.id, v.parent_id as "parentId", v.attributes, v.option_values as "optionValues",
    ${own.self}
  from products v ${own.joined}
  join products p on p.tenant_id = v.tenant_id and p.id = v.parent_id ${joinOffer(owner.sellerId)} ${joined}
  where v.tenant_id = ${owner.tenantId} and ${isListed}
    ${owner.sellerId === null ? sql`` : sql`and self.status <> 'archived' and self.is_listed`} ${wanted}
  order by ${order} v.parent_id, v.position, v.id`;
}

/** Selects the ids of listed products by name. */
export const selectNames = ({ tenantId, sellerId }: IndexOwner): SQL => sql`
  select p.id from products p ${joinOffer(sellerId)}
  where p.tenant_id = ${tenantId} and ${isListed} order by lower(left(p.name, 200)), p.id`;

/** The categories of a product. */
export type MembersRow = { productId: number; categoryIds: number[] };

/**
 * Selects the categories of products.
 * @param wanted narrows `pc`, with a leading `and`
 */
export const selectMembers = (tenantId: string, wanted: SQL): SQL => sql`
  select pc.product_id as "productId", array_agg(pc.category_id) as "categoryIds" from product_categories pc
  where pc.tenant_id = ${tenantId} ${wanted} group by pc.product_id order by pc.product_id`;

/** Selects the categories in display order. */
export const selectCategories = (tenantId: string): SQL => sql`
  select id, parent_id as "parentId", slug, path, name, is_active as "isActive" from categories
  where tenant_id = ${tenantId} order by position, id`;
