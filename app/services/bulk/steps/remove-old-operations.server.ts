import { and, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { endStates } from "~/models/bulk/bulk-kinds";
import { bulkOperations } from "~/tables/bulk/bulk";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";
import { keptDays, mostKeptRows, undoDays } from "../bulk-operation";

/**
 * Removes exports and changes that are kept no longer, with rows and files, tenant by tenant, and the oldest
 * changes beyond the rows that are kept of a business (rule bulk-4).
 */
export async function removeOldOperations({ db, now }: Pick<ShopContext, "db" | "now">): Promise<void> {
  const begun = (days: number) =>
    lt(bulkOperations.createdAt, new Date(now().getTime() - days * 24 * 60 * 60_000));
  const isOld = or(and(eq(bulkOperations.isExport, true), begun(keptDays)), begun(undoDays));
  for (const id of await tenantsWith(db, bulkOperations, undefined))
    await db.delete(bulkOperations).where(and(eq(bulkOperations.tenantId, id), or(isOld, isBeyond(db, id))));
}

/** Changes that are over, with so many rows in newer ones that theirs are too many. */
function isBeyond(db: ShopContext["db"], tenantId: string): SQL | undefined {
  const counted = db
    .select({
      id: bulkOperations.id,
      rows: sql<number>`sum(${bulkOperations.total}) over (order by ${bulkOperations.createdAt} desc, ${bulkOperations.id})`.as(
        "rows",
      ),
    })
    .from(bulkOperations)
    .where(and(eq(bulkOperations.tenantId, tenantId), eq(bulkOperations.isExport, false)))
    .as("counted");
  const beyond = db.select({ id: counted.id }).from(counted).where(sql`${counted.rows} > ${mostKeptRows}`);
  return and(inArray(bulkOperations.state, [...endStates]), inArray(bulkOperations.id, beyond));
}
