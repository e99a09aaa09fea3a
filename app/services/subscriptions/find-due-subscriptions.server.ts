import { and, asc, eq, isNull, lte, or } from "drizzle-orm";
import { listTenants } from "../db/list-tenants.server";
import type { Db } from "../db/open-pool.server";
import { subscriptions } from "../db/schema";

/** Subscriptions of a tenant looked at in one go: what is left over has its turn an hour later. */
const batchSize = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Subscriptions that may be due, tenant by tenant: those of tomorrow, too, because it is tomorrow already in some shops.
 */
export async function findDueSubscriptions({
  db,
  now,
}: {
  db: Db;
  now: () => Date;
}): Promise<{ shopId: string; subscriptionId: string }[]> {
  const at = now();
  const tomorrow = new Date(at.getTime() + DAY_MS).toISOString().slice(0, 10);
  const found: { shopId: string; subscriptionId: string }[] = [];
  for (const id of await listTenants(db)) {
    const rows = await db
      .select({ shopId: subscriptions.shopId, subscriptionId: subscriptions.id })
      .from(subscriptions)
      .where(
        and(
          ...[eq(subscriptions.tenantId, id), eq(subscriptions.status, "active")],
          ...[lte(subscriptions.nextOn, tomorrow)],
          or(isNull(subscriptions.retryAt), lte(subscriptions.retryAt, at)),
        ),
      )
      .orderBy(asc(subscriptions.nextOn))
      .limit(batchSize);
    found.push(...rows);
  }
  return found;
}
