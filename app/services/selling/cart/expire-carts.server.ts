import { and, eq, lte } from "drizzle-orm";
import { carts } from "~/tables/carts";
import type { Db } from "../../platform/db/open-pool.server";
import { listTenants } from "../../shops/list-tenants.server";

/** Deletes carts unchanged for 30 days, tenant by tenant. Returns their number. */
export async function expireCarts({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  let count = 0;
  for (const id of await listTenants(db)) {
    const isOver = and(eq(carts.tenantId, id), lte(carts.expiresAt, now()));
    count += (await db.delete(carts).where(isOver).returning({ id: carts.id })).length;
  }
  return count;
}
