// @public

import { type SQL, sql } from "drizzle-orm";
import type { DayRange } from "~/models/numbers/day-range";
import { readDb } from "../platform/db/read-db.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { authorizeNumbers } from "./sales/authorize-numbers.server";

/** Words that were searched for and not found, on a day; without a day in all of them. */
export type MissedWords = { day: string | null; words: string; searches: number };

/** What is asked for: each day on its own, or all of them in one. */
export type AskedSearches = DayRange & { by: "day" | "words" };

/**
 * What shoppers searched for in this shop and did not find (rule numbers-7), by day the earliest first, then
 * those searched for most.
 * @param after the last row of the page before
 * @throws AppError `forbidden`
 */
export async function listMissedSearches(
  ctx: ShopContext,
  { from, to, by }: AskedSearches,
  { after, limit }: { after: MissedWords | null; limit: number },
): Promise<MissedWords[]> {
  await authorizeNumbers(ctx, null);
  const day = by === "day" ? sql`day` : sql`null::date`;
  const follows: SQL = after
    ? sql`where (coalesce(day, '-infinity'), -searches, words)
        > (coalesce(${after.day}::date, '-infinity'), ${-after.searches}::bigint, ${after.words}::text)`
    : sql``;
  const { rows } = await readDb(ctx.db).execute<{ day: string | null; words: string; searches: string }>(sql`
    select day::text, words, searches from (
      select ${day} as day, words, sum(searches) as searches from missed_searches
      where tenant_id = ${ctx.tenant.id} and shop_id = ${ctx.shop.id}
        and day between ${from}::date and ${to}::date
      group by 1, 2) counted
    ${follows}
    order by coalesce(day, '-infinity'), -searches, words limit ${limit}`);
  return rows.map(({ searches, ...row }) => ({ ...row, searches: Number(searches) }));
}
