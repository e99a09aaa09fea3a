import type { PgTable } from "drizzle-orm/pg-core";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Rows of one statement: with up to 30 columns they stay below PostgreSQL's 65,535 parameters. */
const batchSize = 2000;

/** Inserts rows, many of them a statement. */
export async function insertAll<T extends PgTable>(
  ctx: Pick<ShopContext, "db">,
  table: T,
  rows: T["$inferInsert"][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize)
    await ctx.db.insert(table).values(rows.slice(from, from + batchSize));
}
