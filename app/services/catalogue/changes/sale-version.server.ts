import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { type ExpectedVersion, refuseStale } from "../../shops/records/refuse-stale.server";

/**
 * What the version of a sale is made of: its row, which is another one whenever it is planned anew, with its
 * prices.
 */
type SalePart = { id: number; name: string; from: string; to: string | null };

/** The version of a sale, which a change names (rule owners-2). */
export const saleVersion = ({ id, name, from, to }: SalePart): string =>
  recordVersion({ id, name, from, to });

/**
 * Refuses a change of another sale than its author saw, and holds the one that is planned.
 * @throws StaleRecord
 */
export async function refuseStaleSale(
  { db, tenant, shop }: ShopContext,
  name: string,
  expected: ExpectedVersion,
): Promise<void> {
  if (expected === undefined) return;
  const local = (column: string) =>
    sql`to_char(${sql.raw(column)} at time zone ${shop.settings.general.time_zone}, 'YYYY-MM-DD HH24:MI')`;
  const { rows } = await db.execute<SalePart>(sql`
    select id::int as id, name, ${local("starts_at")} as "from", ${local("ends_at")} as "to" from sales
    where tenant_id = ${tenant.id} and seller_id = ${shop.sellerId} and name = ${name} for update`);
  refuseStale(rows[0] ?? null, expected);
}
