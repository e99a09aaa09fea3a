import { sql } from "drizzle-orm";
import type { Sort } from "~/models/shops/pages/sort";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isListed, joinOffer, sellerOf } from "../listing/listed-product.server";
import { type CardPage, selectCards } from "../listing/select-cards.server";
import { productsBeneath } from "./products-beneath.server";
import { knownToDatabase, sortSql } from "./sort-sql.server";

/** Which part of a listing: pages count from 1; `texts` adds short descriptions. */
export type ListingPart = { sort: Sort; page: number; limit: number; texts?: "no-text" | "with-text" };

/**
 * The products of a category and of all active categories beneath it (rule listings-6), a page of cards. A
 * page behind the last one has no cards and an `itemTotal` of 0.
 */
export async function listCategoryProducts(
  ctx: ShopContext,
  visitor: Visitor,
  part: ListingPart & { categoryId: number },
): Promise<CardPage> {
  const { categoryId, limit, page } = part;
  const order = sortSql(knownToDatabase(part.sort));
  const inCategory = productsBeneath(ctx.tenant.id, sql`k.id = ${categoryId}`);
  return selectCards(
    ctx,
    visitor,
    sql`select p.id, row_number() over (order by ${order})::int as position,
          count(*) over ()::int as item_total, null::bigint as variation_id
        from products p ${joinOffer(sellerOf(ctx.shop))}
        where p.tenant_id = ${ctx.tenant.id} and ${isListed} and p.id in (${inCategory})
        order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
    part.texts,
  );
}
