import { type SQL, sql } from "drizzle-orm";
import { countedVariations } from "~/models/catalogue/listing/is-ever-sold";
import { chosenOf } from "~/models/catalogue/offer/choose-offer";
import type { ProductClass } from "~/models/catalogue/product/product-class";
import { attributesSaid, type SaidOfProduct } from "~/models/catalogue/product/product-said";
import type { Sellable } from "~/models/catalogue/stock/sellable";
import type { Db } from "../../../platform/db/pool/open-pool.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { said, saidJson, spokenSql } from "../../../shops/translations/said.server";
import { isListed, joinOffer } from "../../listing/listed-product.server";
import {
  byProduct,
  everyMember,
  everyMemberJson,
  joinEveryOffer,
  type OfferTuple,
  sellerOffersOf,
} from "../../offers/every-offer.server";
import { type SellableTuple, sellableJson, sellableOf } from "../../offers/sellable-row.server";
import { fromMembers } from "../../products/family-members.server";
import type { IndexSource } from "./index-source.server";
import { readInChunks } from "./read-in-chunks.server";

/**
 * A listed product as the index reads it; `createdS` in seconds. `members` are a grouped product's, which has
 * no rows of its own for them.
 */
export type IndexedProductRow = {
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
  /** What its product says in the language of the index: the labels of options. */
  saidOfProduct: SaidOfProduct | null;
};

/** The same as the database returns them; in a marketplace with the offers of every seller. */
export type StoredIndexRow = Omit<IndexedProductRow, "self" | "members"> & { said: SaidOfProduct | null } & (
    | { self: SellableTuple; members: SellableTuple[] | null; isOfEverySeller: false }
    | { self: OfferTuple[]; members: OfferTuple[] | null; isOfEverySeller: true }
  );
export type StoredVariationRow = Omit<VariationRow, "self"> & { said: SaidOfProduct | null } & (
    | { self: SellableTuple; isOfEverySeller: false }
    | { self: OfferTuple[]; isOfEverySeller: true }
  );

/**
 * A row of {@link selectProductRows}. In a marketplace the offer that is shown first is found and sorted by.
 */
export function productRowOf(stored: StoredIndexRow, source: IndexSource): IndexedProductRow {
  const row = stored.said
    ? { ...stored, attributes: attributesSaid(stored.attributes, stored.said) }
    : stored;
  if (!row.isOfEverySeller)
    return {
      ...row,
      self: sellableOf(row.self, source),
      members: (row.members ?? []).map((member) => sellableOf(member, source)),
    };
  const offers = sellerOffersOf(row.self, source);
  const chosen = chosenOf(
    { self: offers, members: byProduct(sellerOffersOf(row.members, source)) },
    source.situation,
  );
  return { ...row, ...chosen, attributes: { ...row.attributes, ...source.attributesOf(offers) } };
}

/** A row of {@link selectVariationRows}. */
export function variationRowOf(stored: StoredVariationRow, source: IndexSource): VariationRow {
  const row = stored.said ? { ...stored, ...valuesSaid(stored, stored.said) } : stored;
  if (!row.isOfEverySeller) return { ...row, self: sellableOf(row.self, source) };
  const offers = sellerOffersOf(row.self, source);
  const { self } = chosenOf({ self: offers, members: [] }, source.situation);
  return { ...row, self, attributes: { ...row.attributes, ...source.attributesOf(offers) } };
}

/** The values of a variation in a language; labels stay: filters and addresses name options by them. */
const valuesSaid = ({ attributes, optionValues }: StoredVariationRow, said: SaidOfProduct) => ({
  attributes: attributesSaid(attributes, said),
  optionValues: Object.fromEntries(
    Object.entries(optionValues).map(([label, value]) => [label, said[`option:${label}`] || value]),
  ),
});

/** What is sold of a row, at the price of a single piece: one seller's offer, or those of every seller. */
function selfOf({ sellerId }: IndexSource, table: "p" | "v"): { self: SQL; joined: SQL } {
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
const membersOf = ({ sellerId }: IndexSource): SQL =>
  sellerId === null
    ? sql`${everyMemberJson} as members ${everyMember}`
    : sql`json_agg(${sellableJson("m", "one")} order by m.position, m.id) as members ${fromMembers}`;

/**
 * Puts all rows of an index in the order of their products' first categories, so that the products of a
 * category are adjacent.
 */
const layoutOf = ({ tenantId }: IndexSource) => ({
  joined: sql`left join (
    select pc.product_id, min(c.path collate "C") as path from product_categories pc
    join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
    where pc.tenant_id = ${tenantId} group by pc.product_id) first_category on first_category.product_id = p.id`,
  order: sql`first_category.path nulls last,`,
});
const withoutLayout = { joined: sql``, order: sql`` };

/**
 * Selects listed products.
 * @param wanted narrows `p`, with a leading `and`; null for all of them, in the order of an index's rows
 */
export function selectProductRows(source: IndexSource, wanted: SQL | null): SQL {
  const own = selfOf(source, "p");
  const { joined, order } = wanted ? withoutLayout : layoutOf(source);
  return sql`
  select p.id, p.class_code as "classCode", p.brand, p.product_type as "productType", p.attributes,
    ${saidJson(source.language, "p")} as said,
    ${own.self}, grouped.members,
    extract(epoch from p.created_at)::float8 as "createdS", p.sales_rank as "salesRank", p.featured, p.position,
    p.rating_hundredths as "ratingHundredths"
  from products p ${joinOffer(source.sellerId)} ${joined} ${own.joined}
  left join lateral (select ${membersOf(source)} where p.class_code = 'grouped') grouped on true
  where p.tenant_id = ${source.tenantId} and ${isListed} ${wanted ?? sql``} order by ${order} p.id`;
}

/**
 * Selects the variations of listed products, product by product.
 * @param wanted narrows `v`, with a leading `and`; null for all of them, in the order of an index's rows
 */
export function selectVariationRows(source: IndexSource, wanted: SQL | null): SQL {
  const own = selfOf(source, "v");
  const { joined, order } = wanted ? withoutLayout : layoutOf(source);
  return sql`
  select v.id, v.parent_id as "parentId", v.attributes, v.option_values as "optionValues",
    ${saidJson(source.language, "v")} as said, ${saidJson(source.language, "p")} as "saidOfProduct",
    ${own.self}
  from products v ${own.joined}
  join products p on p.tenant_id = v.tenant_id and p.id = v.parent_id ${joinOffer(source.sellerId)} ${joined}
  where v.tenant_id = ${source.tenantId} and ${isListed}
    ${source.sellerId === null ? sql`` : sql`and self.status <> 'archived' and self.is_listed`} ${wanted ?? sql``}
  order by ${order} v.parent_id, v.position, v.id`;
}

/** Reads listed products one by one, as {@link selectProductRows} selects them. */
export const readProducts = (
  db: Db,
  source: IndexSource,
  wanted: SQL | null,
  take: (row: IndexedProductRow) => void,
): Promise<void> =>
  readInChunks<StoredIndexRow>(db, selectProductRows(source, wanted), (row) =>
    take(productRowOf(row, source)),
  );

/** Reads the variations of listed products, those of one product together. */
export async function readFamilies(
  db: Db,
  source: IndexSource,
  wanted: SQL | null,
  take: (parentId: number, family: VariationRow[]) => void,
): Promise<void> {
  let family: VariationRow[] = [];
  const parentId = () => family[0]?.parentId ?? 0;
  await readInChunks<StoredVariationRow>(db, selectVariationRows(source, wanted), (stored) => {
    const row = variationRowOf(stored, source);
    if (family.length > 0 && parentId() !== row.parentId) {
      take(parentId(), countedVariations(family));
      family = [];
    }
    family.push(row);
  });
  if (family.length > 0) take(parentId(), countedVariations(family));
}

/** The categories of a product. */
export type MembersRow = { productId: number; categoryIds: number[] };

/**
 * Selects the categories of products.
 * @param wanted narrows `pc`, with a leading `and`
 */
export const selectMembers = (tenantId: string, wanted: SQL): SQL => sql`
  select pc.product_id as "productId", array_agg(pc.category_id) as "categoryIds" from product_categories pc
  where pc.tenant_id = ${tenantId} ${wanted} group by pc.product_id order by pc.product_id`;

/** Selects the categories in display order, in the language of the index. */
export function selectCategories(shop: ShopContext["shop"]): SQL {
  const language = spokenSql({ shop });
  return sql`
  select c.id, c.parent_id as "parentId", ${said(language, "c", "slug")} as slug, c.path,
    ${said(language, "c", "name")} as name, c.is_active as "isActive" from categories c
  where c.tenant_id = ${shop.tenant.id} order by c.position, c.id`;
}
