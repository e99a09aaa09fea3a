import { and, asc, eq, lte } from "drizzle-orm";
import { orders } from "~/tables/orders/orders";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";

/** Orders of a tenant looked at in one go: what is left over has its turn a minute later. */
const batchSize = 200;

/** Unpaid orders whose reservation is over, tenant by tenant, the oldest of each first. */
export async function findExpiredOrders({
  db,
  now,
}: {
  db: Db;
  now: () => Date;
}): Promise<{ shopId: string; orderId: string }[]> {
  const found: { shopId: string; orderId: string }[] = [];
  const isExpired = and(lte(orders.reservedUntil, now()), eq(orders.status, "pending_payment"));
  for (const id of await tenantsWith(db, orders, isExpired)) {
    const rows = await db
      .select({ shopId: orders.shopId, orderId: orders.id })
      .from(orders)
      .where(and(eq(orders.tenantId, id), isExpired))
      .orderBy(asc(orders.reservedUntil))
      .limit(batchSize);
    found.push(...rows);
  }
  return found;
}
