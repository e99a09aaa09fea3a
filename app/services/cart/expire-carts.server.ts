import { and, eq, lte } from "drizzle-orm";
import { listTenants } from "../db/list-tenants.server";
import type { Db } from "../db/open-pool.server";
import { carts } from "../db/schema";

/** Throws away the carts that have not changed for 30 days, of all shops, one tenant after the other. Answers how many. */
export async function expireCarts({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  let count = 0;
  for (const id of await listTenants(db)) {
    const isOver = and(eq(carts.tenantId, id), lte(carts.expiresAt, now()));
    count += (await db.delete(carts).where(isOver).returning({ id: carts.id })).length;
  }
  return count;
}
