import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/pool/open-pool.server";
import type { CountedShop } from "../../shops/counts/buffered-counts.server";

/** Someone who was shown a page on a day of the shop's calendar; `who` is known in memory alone. */
export type Visit = { day: string; who: string };

/** Characters of a mark: enough that two visitors of a day never share one. */
const markLength = 22;

/**
 * Counts visitors of a shop who were not counted on their day yet (rule numbers-9). What is written of them
 * is a hash with the day's salt, of which nothing is left when the day is over.
 */
export async function writeVisits(db: Db, shop: CountedShop, visits: readonly Visit[]): Promise<void> {
  for (const day of new Set(visits.map((visit) => visit.day))) {
    const salt = (await readSalt(db, shop, day)) ?? (await makeSalt(db, shop, day));
    // Who came in a day's last moments and is written after them is left out.
    if (salt === null) continue;
    const marks = visits.flatMap(({ day: on, who }) => (on === day ? [markOf(salt, who)] : []));
    await addMarks(db, shop, day, marks);
  }
}

const markOf = (salt: string, who: string): string =>
  createHash("sha256").update(salt).update("\n").update(who).digest("base64url").slice(0, markLength);

async function readSalt(db: Db, { tenantId, shopId }: CountedShop, day: string): Promise<string | null> {
  const { rows } = await db.execute<{ salt: string }>(sql`
    select salt from visitor_salts where tenant_id = ${tenantId} and shop_id = ${shopId} and day = ${day}::date`);
  return rows[0]?.salt ?? null;
}

/**
 * Begins a day: the day before is over, so that its salt and marks go. Null where a later day was begun.
 */
async function makeSalt(db: Db, shop: CountedShop, day: string): Promise<string | null> {
  const { tenantId, shopId } = shop;
  const salt = randomBytes(32).toString("base64url");
  await db.execute(sql`
    insert into visitor_salts (tenant_id, shop_id, day, salt)
    select ${tenantId}::uuid, ${shopId}::uuid, ${day}::date, ${salt}
    where not exists (
      select from visitor_salts
      where tenant_id = ${tenantId} and shop_id = ${shopId} and day > ${day}::date)
    on conflict do nothing`);
  for (const table of [sql`visitor_marks`, sql`visitor_salts`])
    await db.execute(
      sql`delete from ${table} where tenant_id = ${tenantId} and shop_id = ${shopId} and day < ${day}::date`,
    );
  return readSalt(db, shop, day);
}

async function addMarks(
  db: Db,
  { tenantId, shopId }: CountedShop,
  day: string,
  marks: readonly string[],
): Promise<void> {
  // In one order, so that processes that write the same visitors wait for each other and never in a circle.
  await db.execute(sql`
    with added as (
      insert into visitor_marks (tenant_id, shop_id, day, mark)
      select ${tenantId}::uuid, ${shopId}::uuid, ${day}::date, m
      from unnest(${sql.param(marks)}::text[]) m order by m
      on conflict do nothing returning mark)
    insert into visitor_days (tenant_id, shop_id, day, visitors)
    select ${tenantId}::uuid, ${shopId}::uuid, ${day}::date, count(*) from added having count(*) > 0
    on conflict (tenant_id, shop_id, day) do update set visitors = visitor_days.visitors + excluded.visitors`);
}
