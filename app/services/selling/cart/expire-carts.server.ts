import { and, eq, lte } from "drizzle-orm";
import { carts } from "~/tables/selling/carts";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";

/** Deletes carts unchanged for 30 days, tenant by tenant. Returns their number. */
export async function expireCarts({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  let count = 0;
  const isOver = lte(carts.expiresAt, now());
  for (const id of await tenantsWith(db, carts, isOver)) {
    const over = and(eq(carts.tenantId, id), isOver);
    count += (await db.delete(carts).where(over).returning({ id: carts.id })).length;
  }
  return count;
}
