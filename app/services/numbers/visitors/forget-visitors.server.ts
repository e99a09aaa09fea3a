import { and, eq, sql } from "drizzle-orm";
import { visitorMarks, visitorSalts } from "~/tables/numbers/visitors";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";

/**
 * Removes salts and marks of days that are over by their shops' clocks (rule numbers-9), which a shop without
 * visitors keeps until then; a mark never outlives its salt.
 */
export async function forgetVisitors({ db, now }: Pick<ShopContext, "db" | "now">): Promise<void> {
  const isOver = ({ tenantId, shopId, day }: typeof visitorSalts | typeof visitorMarks) =>
    sql`${day} < (${now().toISOString()}::timestamptz at time zone coalesce((
      select s.settings #>> '{general,time_zone}' from shops s
      where s.tenant_id = ${tenantId} and s.id = ${shopId}), 'UTC'))::date`;
  for (const id of await tenantsWith(db, visitorSalts, isOver(visitorSalts)))
    for (const table of [visitorMarks, visitorSalts])
      await db.delete(table).where(and(eq(table.tenantId, id), isOver(table)));
}
