// @public

import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/pool/open-pool.server";

/**
 * Tells PostgreSQL how many rows there are of what, after many were written. It finds out alone a minute
 * later, and until then it plans as if there were few: a page of similar products took seconds.
 */
export async function analyzeCatalogue(db: Pick<Db, "execute">): Promise<void> {
  await db.execute(
    sql`analyze (skip_locked) products, offers, stock_items, price_levels, product_categories, product_children, slugs, search_words`,
  );
}
