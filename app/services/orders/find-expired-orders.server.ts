import { and, asc, eq, lte } from "drizzle-orm";
import type { Db } from "../db/open-pool.server";
import { orders } from "../db/schema";

/** Orders looked at in one go: what is left over has its turn a minute later. */
const batchSize = 200;

/** Unpaid orders of all tenants whose reservation is over, the oldest first. Looks across tenants, for the job that goes on tenant by tenant. */
export async function findExpiredOrders({
  db,
  now,
}: {
  db: Db;
  now: () => Date;
}): Promise<{ shopId: string; orderId: string }[]> {
  return db
    .select({ shopId: orders.shopId, orderId: orders.id })
    .from(orders)
    .where(and(lte(orders.reservedUntil, now()), eq(orders.status, "pending_payment")))
    .orderBy(asc(orders.reservedUntil))
    .limit(batchSize);
}
