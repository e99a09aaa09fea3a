import { and, eq, sql } from "drizzle-orm";
import { missedSearches } from "~/tables/numbers/numbers";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";

/** How long searches are kept, days: a year with the month before it, to compare seasons (rule numbers-7). */
const keptDays = 400;

/** Removes what was searched for longer ago than searches are kept, tenant by tenant. */
export async function forgetOldSearches({ db, now }: Pick<ShopContext, "db" | "now">): Promise<void> {
  const end = new Date(now().getTime() - keptDays * 24 * 60 * 60_000).toISOString();
  const isOld = sql`${missedSearches.day} < ${end}::timestamptz::date`;
  for (const id of await tenantsWith(db, missedSearches, isOld))
    await db.delete(missedSearches).where(and(eq(missedSearches.tenantId, id), isOld));
}
