// @public

import { and, asc, eq, isNull, lte, or, type SQL } from "drizzle-orm";
import { subscriptions } from "~/tables/orders/subscriptions";
import type { Db } from "../../platform/db/pool/open-pool.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";

/** Subscriptions of a tenant looked at in one go: what is left over has its turn an hour later. */
const batchSize = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A subscription that may be due. */
export type FoundSubscription = { shopId: string; subscriptionId: string };

/**
 * Subscriptions that may be due, tenant by tenant: those of tomorrow, too, because it is tomorrow already in
 * some shops.
 */
export async function findDueSubscriptions({
  db,
  now,
}: {
  db: Db;
  now: () => Date;
}): Promise<FoundSubscription[]> {
  const found: FoundSubscription[] = [];
  for (const id of await tenantsWith(db, subscriptions, mayBeDue(now())))
    found.push(...(await dueOfTenant(db, id, now())));
  return found;
}

/** Subscriptions of the shop that may be due. */
export function findDueOfShop(ctx: ShopContext): Promise<FoundSubscription[]> {
  return dueOfTenant(ctx.db, ctx.tenant.id, ctx.now(), eq(subscriptions.shopId, ctx.shop.id));
}

const mayBeDue = (at: Date) =>
  and(
    eq(subscriptions.status, "active"),
    lte(subscriptions.nextOn, new Date(at.getTime() + DAY_MS).toISOString().slice(0, 10)),
    or(isNull(subscriptions.retryAt), lte(subscriptions.retryAt, at)),
  );

const dueOfTenant = (db: Db, tenantId: string, at: Date, condition?: SQL): Promise<FoundSubscription[]> =>
  db
    .select({ shopId: subscriptions.shopId, subscriptionId: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.tenantId, tenantId), mayBeDue(at), condition))
    .orderBy(asc(subscriptions.nextOn))
    .limit(batchSize);
