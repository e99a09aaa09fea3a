import { type SQL, sql } from "drizzle-orm";
import type { Sort } from "~/models/shops/pages/sort";

/**
 * An order the database knows. What a visitor pays is decided in models, so only the index orders by price.
 */
export type DatabaseSort = Sort & { field: Exclude<Sort["field"], "price"> };

/** The order, or the one of the newest ids where the database does not know it. */
export const knownToDatabase = ({ field, direction }: Sort): DatabaseSort =>
  field === "price" ? { field: "id", direction: "desc" } : { field, direction };

/**
 * An `order by` list over products `p`; between equals the newer id comes first, and last in
 * the opposite order, so that pages never overlap and one order is the other reversed.
 * @param rank the relevance of a search, for best match
 */
export function sortSql({ field, direction }: DatabaseSort, rank: SQL = sql`0`): SQL {
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
    case "bestmatch":
      return sql`${rank} ${way}, p.sales_rank desc, p.id desc`;
  }
}
