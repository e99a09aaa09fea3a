import { type SQL, sql } from "drizzle-orm";
import type { Sort } from "~/models/catalogue/sort";

/**
 * An `order by` list over products `p` with their offers `o`; between equals the newer id comes first, and last in
 * the opposite order, so that pages never overlap and one order is the other reversed.
 * Products whose price is hidden come last when ordered by price: their place among the others would tell it.
 * @param rank the relevance of a search, for best match
 */
export function sortSql({ field, direction }: Sort, rank: SQL = sql`0`): SQL {
  const way = sql.raw(direction);
  switch (field) {
    case "id":
      return sql`p.id ${way}`;
    case "name":
      return sql`lower(left(p.name, 200)) ${way}, p.id ${way}`;
    case "newest":
      return sql`p.created_at ${way}, p.id ${way}`;
    case "bestseller":
      return sql`p.sales_rank ${way}, p.id ${way}`;
    case "featured":
      return direction === "asc"
        ? sql`p.featured, p.position desc, p.id`
        : sql`p.featured desc, p.position, p.id desc`;
    case "price":
      return sql`o.hide_price, case when o.hide_price then 0 else o.sort_price_minor end ${way}, p.id ${way}`;
    case "bestmatch":
      return sql`${rank} ${way}, p.sales_rank desc, p.id desc`;
  }
}
