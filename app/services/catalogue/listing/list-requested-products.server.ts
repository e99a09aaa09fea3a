// @public

import { type SQL, sql } from "drizzle-orm";
import type { ProductSelection } from "~/models/catalogue/options/product-selection";
import { likeTerms } from "~/models/catalogue/search/search-terms";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { productsBeneath } from "../products/products-beneath.server";
import { type DatabaseSort, sortSql } from "../products/sort-sql.server";
import { isListed, joinOffer, sellerOf } from "./listed-product.server";
import { type CardPage, selectCards } from "./select-cards.server";
import { isForSale } from "./sold-products.server";

/** A product list request (rule api-9). What is empty or left out asks for nothing. */
export type ProductListRequest = {
  selection: ProductSelection;
  limit: number;
  /** Counts from 1. */
  page?: number;
  /** Best match, or none, is the selection's own order. */
  sort?: DatabaseSort | null;
  /** Slugs: products of any of these categories, or of one beneath them. */
  categories?: readonly string[];
  /** Only products the owner features. */
  isFeatured?: boolean;
  brand?: string;
  /** Only products that are listed, which all are, or none of them. */
  isVisible?: boolean;
  /** Only products that are for sale, or only the others. */
  isAvailable?: boolean;
  excludedIds?: readonly number[];
  /** Products with any of its words; of `similar` also instead of a product. */
  likeText?: string;
  /** Of `manual`: SKUs in the order they are shown. Of `similar`: products that others are similar to. */
  skus?: readonly string[];
  /** Of `similar`: the product that others are similar to. */
  similarTo?: number;
};

/** A page of the products a list asks for, as cards; unknown SKUs, categories and products are left out. */
export async function listRequestedProducts(
  ctx: ShopContext,
  visitor: Visitor,
  request: ProductListRequest,
): Promise<CardPage> {
  const { sort = null } = request;
  const { where, order: ownOrder } = requested(ctx, request);
  const order = sort && sort.field !== "bestmatch" ? sortSql(sort) : ownOrder;
  const offset = ((request.page ?? 1) - 1) * request.limit;
  return selectCards(
    ctx,
    visitor,
    sql`select p.id, row_number() over (order by ${order})::int as position,
          count(*) over ()::int as item_total, null::bigint as variation_id
        ${where} order by ${order} limit ${request.limit} offset ${offset}`,
  );
}

/** The ids of all products a list asks for, in no order. */
export async function listRequestedIds(ctx: ShopContext, request: ProductListRequest): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`select p.id ${requested(ctx, request).where}`);
  return rows.map(({ id }) => id);
}

/** From which products `p` a list asks for, and their own order. */
function requested(ctx: ShopContext, request: ProductListRequest): { where: SQL; order: SQL } {
  const tenantId = ctx.tenant.id;
  const { join = sql``, conditions, order } = selectionSql(tenantId, request);
  const where = sql.join([...conditions, ...limitsSql(ctx, request)], sql` and `);
  return {
    where: sql`from products p ${joinOffer(sellerOf(ctx.shop))} ${join}
      where p.tenant_id = ${tenantId} and ${isListed} and ${where}`,
    order,
  };
}

type Selected = { join?: SQL; conditions: SQL[]; order: SQL };

function selectionSql(tenantId: string, request: ProductListRequest): Selected {
  const like = likeSql(request.likeText ?? "");
  if (request.selection === "similar") return similarSql(tenantId, request, like);
  const own = ownSelectionSql(request);
  return like
    ? { conditions: [...own.conditions, like.condition], order: sql`${like.rank} desc, ${own.order}` }
    : own;
}

function ownSelectionSql({ selection, skus = [] }: ProductListRequest): Selected {
  switch (selection) {
    case "newest":
      return { conditions: [sql`true`], order: sortSql({ field: "newest", direction: "desc" }) };
    case "featured":
      return { conditions: [sql`p.featured`], order: sql`p.position, p.id desc` };
    case "manual": {
      const list = sql`${sql.param(skus)}::text[]`;
      return { conditions: [sql`p.sku = any(${list})`], order: sql`array_position(${list}, p.sku)` };
    }
    default:
      return { conditions: [sql`true`], order: sortSql({ field: "bestseller", direction: "desc" }) };
  }
}

type Like = { condition: SQL; rank: SQL };

/**
 * Products with a word of the text, those with more or rarer places of them first; null for a text without
 * words.
 */
function likeSql(text: string): Like | null {
  const terms = likeTerms(text);
  if (terms === "") return null;
  const query = sql`to_tsquery('english', ${terms})`;
  return { condition: sql`p.search @@ ${query}`, rank: sql`ts_rank(p.search, ${query})` };
}

/**
 * Others of the categories of the product, or of those of the SKUs, or with words of the text; the more
 * categories they share, the more similar, then the more words, then the better sold. Nothing is similar to
 * nothing.
 */
function similarSql(
  tenantId: string,
  { similarTo: productId = 0, skus = [] }: ProductListRequest,
  like: Like | null,
): Selected {
  const named = sql`${sql.param(skus)}::text[]`;
  const isMine =
    skus.length === 0
      ? sql`mine.product_id = ${productId}`
      : sql`mine.product_id in (
          select id from products where tenant_id = ${tenantId} and (id = ${productId} or sku = any(${named})))`;
  // Counted once for all products: counted for each, a category of thousands would take seconds.
  const join = sql`left join (select theirs.product_id, count(*) as categories from product_categories mine
    join product_categories theirs on theirs.tenant_id = mine.tenant_id and theirs.category_id = mine.category_id
    where mine.tenant_id = ${tenantId} and ${isMine} group by theirs.product_id) shared on shared.product_id = p.id`;
  const isShared = sql`shared.product_id is not null`;
  const rank = like ? sql`${like.rank} desc,` : sql``;
  return {
    join,
    conditions: [
      sql`p.id <> ${productId}`,
      ...(skus.length === 0 ? [] : [sql`p.sku <> all(${named})`]),
      like ? sql`(${isShared} or ${like.condition})` : isShared,
    ],
    order: sql`coalesce(shared.categories, 0) desc, ${rank} p.sales_rank desc, p.id desc`,
  };
}

function limitsSql(
  { tenant: { id: tenantId }, shop }: ShopContext,
  { categories = [], brand = "", excludedIds = [], isFeatured = false, ...asked }: ProductListRequest,
): SQL[] {
  return [
    ...(asked.isVisible === false ? [sql`false`] : []),
    ...(asked.isAvailable === undefined ? [] : [sql`${isForSale(sellerOf(shop))} = ${asked.isAvailable}`]),
    ...(isFeatured ? [sql`p.featured`] : []),
    ...(brand ? [sql`p.brand = ${brand}`] : []),
    ...(excludedIds.length > 0 ? [sql`p.id <> all(${sql.param(excludedIds)}::bigint[])`] : []),
    ...(categories.length > 0
      ? [sql`p.id in (${productsBeneath(tenantId, sql`k.slug = any(${sql.param(categories)}::text[])`)})`]
      : []),
  ];
}
