import { type SQL, sql } from "drizzle-orm";
import type { Sort } from "~/models/catalogue/sort";

/**
 * An `order by` list over products `p`; the newest id decides between equals, so that pages never overlap.
 * Products whose price is hidden come last when ordered by price: their place among the others would tell it.
 * @param rank the relevance of a search, for best match
 */
export function sortSql({ field, direction }: Sort, rank: SQL = sql`0`): SQL {
  const way = sql.raw(direction);
  switch (field) {
    case "id":
      return sql`p.id ${way}`;
    case "name":
      return sql`lower(p.name) ${way}, p.id desc`;
    case "newest":
      return sql`p.created_at ${way}, p.id desc`;
    case "bestseller":
      return sql`p.sales_rank ${way}, p.id desc`;
    case "featured":
      return sql`p.featured ${way}, p.position, p.id desc`;
    case "price":
      return sql`p.hide_price, case when p.hide_price then 0 else p.sort_price_minor end ${way}, p.id desc`;
    case "bestmatch":
      return sql`${rank} ${way}, p.sales_rank desc, p.id desc`;
  }
}
