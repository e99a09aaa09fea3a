import { sql } from "drizzle-orm";
import type { Sort } from "~/models/catalogue/sort";
import type { Visitor } from "~/models/visitor/visitor";
import type { ShopContext } from "../shop-context.server";
import { isListed } from "./listed-product.server";
import { type CardPage, selectCards } from "./select-cards.server";
import { sortSql } from "./sort-sql.server";

/** Which part of a listing: pages count from 1; `texts` adds short descriptions. */
export type ListingPart = { sort: Sort; page: number; limit: number; texts?: "no-text" | "with-text" };

/**
 * The products of a category and of all active categories beneath it (decisions, "Catalogue"), a page of cards.
 * A page behind the last one has no cards and an `itemTotal` of 0.
 */
export async function listCategoryProducts(
  ctx: ShopContext,
  visitor: Visitor,
  part: ListingPart & { categoryId: number },
): Promise<CardPage> {
  const { categoryId, limit, page } = part;
  const order = sortSql(part.sort);
  return selectCards(
    ctx,
    visitor,
    sql`select p.id, row_number() over (order by ${order})::int as position,
          count(*) over ()::int as item_total, null::int as variation_id
        from products p
        where p.shop_id = ${ctx.shop.id} and ${isListed} and p.id in (
          select pc.product_id from categories top
          join categories c on c.shop_id = top.shop_id and c.is_active
            and (c.id = top.id or starts_with(c.path, top.path || '/'))
          join product_categories pc on pc.shop_id = c.shop_id and pc.category_id = c.id
          where top.shop_id = ${ctx.shop.id} and top.id = ${categoryId})
        order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
    part.texts,
  );
}
