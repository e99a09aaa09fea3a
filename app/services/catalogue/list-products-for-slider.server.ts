import { type SQL, sql } from "drizzle-orm";
import type { Visitor } from "~/models/visitor/visitor";
import type { ShopContext } from "../shop-context.server";
import { isListed } from "./listed-product.server";
import { type CardPage, selectCards } from "./select-cards.server";
import { sortSql } from "./sort-sql.server";

/** What a product slider shows (part 3, §3 "Slider admin data" and §9). */
export type SliderRequest = {
  selection: "bestsellers" | "newest" | "featured" | "similar" | "manual";
  /** Slug of a category; its sub-categories count. Empty for the whole shop. */
  limitToCategory: string;
  /** Of `manual`: SKUs in the order they are shown. */
  skus: string[];
  /** Of `similar`: the product that others are similar to. */
  similarTo?: number;
  maxProducts: number;
};

/** The cards of a product slider; unknown SKUs are left out. */
export async function listProductsForSlider(
  ctx: ShopContext,
  visitor: Visitor,
  request: SliderRequest,
): Promise<CardPage> {
  const { shop } = ctx;
  const { condition, order } = selectionSql(shop.id, request);
  const inCategory = request.limitToCategory
    ? sql`and p.id in (
        select pc.product_id from categories top
        join categories c on c.shop_id = top.shop_id and c.is_active
          and (c.id = top.id or starts_with(c.path, top.path || '/'))
        join product_categories pc on pc.shop_id = c.shop_id and pc.category_id = c.id
        where top.shop_id = ${shop.id} and top.slug = ${request.limitToCategory})`
    : sql``;
  return selectCards(
    ctx,
    visitor,
    sql`select p.id, row_number() over (order by ${order})::int as position,
          count(*) over ()::int as item_total, null::int as variation_id
        from products p where p.shop_id = ${shop.id} and ${isListed} and ${condition} ${inCategory}
        order by ${order} limit ${request.maxProducts}`,
  );
}

function selectionSql(shopId: string, request: SliderRequest): { condition: SQL; order: SQL } {
  switch (request.selection) {
    case "bestsellers":
      return { condition: sql`true`, order: sortSql({ field: "bestseller", direction: "desc" }) };
    case "newest":
      return { condition: sql`true`, order: sortSql({ field: "newest", direction: "desc" }) };
    case "featured":
      return { condition: sql`p.featured`, order: sql`p.position, p.id desc` };
    case "manual": {
      const skus = sql`${sql.param(request.skus)}::text[]`;
      return { condition: sql`p.sku = any(${skus})`, order: sql`array_position(${skus}, p.sku)` };
    }
    case "similar":
      return similarSql(shopId, request.similarTo ?? 0);
  }
}

/** Others of the same categories; the more categories they share, the more similar, then the better sold. */
function similarSql(shopId: string, productId: number): { condition: SQL; order: SQL } {
  const shared = sql`(select count(*) from product_categories mine
    join product_categories theirs on theirs.shop_id = mine.shop_id and theirs.category_id = mine.category_id
    where mine.shop_id = ${shopId} and mine.product_id = ${productId} and theirs.product_id = p.id)`;
  return {
    condition: sql`p.id <> ${productId} and p.id in (
      select theirs.product_id from product_categories mine
      join product_categories theirs on theirs.shop_id = mine.shop_id and theirs.category_id = mine.category_id
      where mine.shop_id = ${shopId} and mine.product_id = ${productId})`,
    order: sql`${shared} desc, p.sales_rank desc, p.id desc`,
  };
}
