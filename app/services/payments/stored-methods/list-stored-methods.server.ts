// @public

import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { expiryOf, type StoredMethodView } from "~/models/payments/stored-method";
import { authorize } from "~/models/shops/actors/authorize";
import { subscriptions } from "~/tables/orders/subscriptions";
import { storedMethods } from "~/tables/payments/stored-methods";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { shopDay } from "../../shops/settings/delivery-day.server";

/**
 * What a customer's later payments may be charged to in this shop, the oldest first; without the provider's
 * names.
 */
export async function listStoredMethods(ctx: ShopContext, customerId: number): Promise<StoredMethodView[]> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  const { id, title, expiresIn } = storedMethods;
  const rows = await ctx.db
    .select({ id, title, expiresIn })
    .from(storedMethods)
    .where(and(ofShop(storedMethods, ctx), eq(storedMethods.customerId, customerId)))
    .orderBy(asc(storedMethods.createdAt), asc(id));
  const used = await usedMethods(
    ctx,
    rows.map((row) => row.id),
  );
  const thisMonth = shopDay(ctx).slice(0, 7);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    isUsed: used.has(row.id),
    ...expiryOf(row.expiresIn, thisMonth),
  }));
}

/** Those of some stored methods that a subscription which is not canceled is charged to. */
export async function usedMethods(ctx: ShopContext, ids: string[]): Promise<Set<string | null>> {
  const rows = await ctx.db
    .selectDistinct({ id: subscriptions.storedMethodId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.tenantId, ctx.tenant.id),
        inArray(subscriptions.storedMethodId, ids),
        ne(subscriptions.status, "canceled"),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
