import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/shop-context.server";

/** How long searches are kept, days: a year with the month before it, to compare seasons (rule numbers-7). */
const keptDays = 400;

/** Removes what was searched for in shops of a business longer ago than searches are kept. */
export async function forgetOldSearches(
  { db, now }: Pick<ShopContext, "db" | "now">,
  tenantId: string,
): Promise<void> {
  const end = new Date(now().getTime() - keptDays * 24 * 60 * 60_000).toISOString();
  await db.execute(sql`
    delete from missed_searches where tenant_id = ${tenantId} and day < ${end}::timestamptz::date`);
}
