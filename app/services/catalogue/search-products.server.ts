import { sql } from "drizzle-orm";
import { cleanKeyword, searchTerms } from "~/models/catalogue/search-terms";
import type { Visitor } from "~/models/visitor/visitor";
import type { ShopContext } from "../shop-context.server";
import type { ListingPart } from "./list-category-products.server";
import { isListed } from "./listed-product.server";
import { type CardPage, selectCards } from "./select-cards.server";
import { sortSql } from "./sort-sql.server";

/** What is looked for. `everything` also looks into descriptions and, without a keyword, lists all (part 1, §2 `by`). */
export type Search = ListingPart & { keyword: string; everything: boolean };

/**
 * Products that match a keyword, a page of cards. A product whose SKU, or whose variation's SKU, is the keyword comes
 * first; the card then stands for that variation. Words match as prefixes, plurals match their singular.
 */
export async function searchProducts(ctx: ShopContext, visitor: Visitor, search: Search): Promise<CardPage> {
  const keyword = cleanKeyword(search.keyword);
  const terms = searchTerms(keyword);
  if (terms === "" && keyword === "" && !search.everything) return { products: [], itemTotal: 0, tags: [] };
  const skus = sql`(${keyword}, upper(${keyword}), lower(${keyword}))`;
  // The english half knows plurals, the simple half matches SKUs and prefixes that stemming would change.
  const query = sql`(to_tsquery('english', ${terms}) || to_tsquery('simple', ${terms}))`;
  const isMatch = [
    sql`exact.id is not null`,
    ...(terms ? [sql`p.search @@ ${query}`] : []),
    ...(terms && search.everything ? [sql`to_tsvector('english', p.description) @@ ${query}`] : []),
    ...(keyword === "" ? [sql`true`] : []),
  ];
  const rank = terms
    ? sql`(exact.id is not null)::int * 100 + ts_rank(p.search, ${query})`
    : sql`(exact.id is not null)::int`;
  const order = sortSql(search.sort, rank);
  return selectCards(
    ctx,
    visitor,
    sql`select p.id, row_number() over (order by ${order})::int as position,
          count(*) over ()::int as item_total, exact.variation_id
        from products p
        left join lateral (
          select x.id, case when x.parent_id is not null then x.id end as variation_id from products x
          where x.shop_id = ${ctx.shop.id} and x.sku in ${skus} and x.status <> 'archived' and x.is_visible
            and coalesce(x.parent_id, x.id) = p.id
          order by x.parent_id is not null limit 1
        ) exact on true
        where p.shop_id = ${ctx.shop.id} and ${isListed} and (${sql.join(isMatch, sql` or `)})
        order by ${order} limit ${search.limit} offset ${(search.page - 1) * search.limit}`,
    search.texts,
  );
}
