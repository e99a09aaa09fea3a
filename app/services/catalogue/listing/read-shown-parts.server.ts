// @public

import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { sellerOf } from "./listed-product.server";

/** What of a product decides whether the shop shows and sells it, counted. */
export type StoredShownParts = {
  offers: number;
  visible: number;
  forSale: number;
  variations: number;
  shownVariations: number;
  categories: number;
  activeCategories: number;
  hasPrice: boolean;
};

/**
 * What decides whether the shop of the context shows and sells products, by their ids, by one statement: the
 * offers that {@link sellerOf} its shop shows, those of their variations, and their categories. Written once,
 * the offers are read by product: kept as a list of their own, each product would read them all.
 */
export async function readShownParts(
  { db, tenant, shop }: ShopContext,
  ids: readonly number[],
): Promise<Map<number, StoredShownParts>> {
  const sellerId = sellerOf(shop);
  const isOffering = sellerId === null ? sql`true` : sql`o.seller_id = ${sellerId}::uuid`;
  const { rows } = await db.execute<StoredShownParts & { id: string }>(sql`
    with offered as not materialized (
      select o.product_id, o.is_visible, o.available_for_sale, o.price_minor from offers o
      join sellers s on s.tenant_id = o.tenant_id and s.id = o.seller_id and s.state = 'active'
      where o.tenant_id = ${tenant.id} and o.archived_from is null and ${isOffering})
    select p.id, own.offers::int, own.visible::int, own."forSale"::int, own."hasPrice",
      family.variations::int, family."shownVariations"::int,
      listed.categories::int, listed."activeCategories"::int
    from products p
    cross join lateral (
      select count(*) as offers, count(*) filter (where o.is_visible) as visible,
        count(*) filter (where o.is_visible and o.available_for_sale) as "forSale",
        coalesce(bool_or(o.price_minor > 0), false) as "hasPrice"
      from offered o where o.product_id = p.id) own
    cross join lateral (
      select count(*) as variations,
        count(*) filter (where exists (select from offered o where o.product_id = v.id and o.is_visible))
          as "shownVariations"
      from products v
      where v.tenant_id = p.tenant_id and v.parent_id = p.id and v.status <> 'archived') family
    cross join lateral (
      select count(*) as categories, count(*) filter (where c.is_active) as "activeCategories"
      from product_categories pc
      join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
      where pc.tenant_id = p.tenant_id and pc.product_id = p.id) listed
    where p.tenant_id = ${tenant.id} and p.id = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map(({ id, ...parts }) => [Number(id), parts]));
}
