// @public

import { and, count, eq, ne, notInArray } from "drizzle-orm";
import { formatMoney } from "~/models/platform/money/format-money";
import { businessCurrency } from "~/models/shops/markets/shop-market";
import { orders } from "~/tables/orders/orders";
import { subscriptions } from "~/tables/orders/subscriptions";
import { readStoreCredit } from "../../selling/store-credit/read-store-credit.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What a customer should know before they delete the account. */
export type DeletionFacts = {
  orderCount: number;
  /** Orders that are neither delivered nor over. */
  openOrderCount: number;
  /** Subscriptions that end. */
  subscriptionCount: number;
  /** Store credit that is lost; null for none. */
  creditText: string | null;
};

/** Counts what the deletion of an account touches. */
export async function readDeletionFacts(ctx: ShopContext, customerId: number): Promise<DeletionFacts> {
  const ownOrders = and(eq(orders.tenantId, ctx.tenant.id), eq(orders.customerId, customerId));
  const [all] = await ctx.db.select({ n: count() }).from(orders).where(ownOrders);
  const [open] = await ctx.db
    .select({ n: count() })
    .from(orders)
    .where(and(ownOrders, notInArray(orders.status, ["complete", "closed", "canceled"])));
  const [ending] = await ctx.db
    .select({ n: count() })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.tenantId, ctx.tenant.id),
        eq(subscriptions.customerId, customerId),
        ne(subscriptions.status, "canceled"),
      ),
    );
  const credit = await readStoreCredit(ctx, customerId);
  return {
    orderCount: all?.n ?? 0,
    openOrderCount: open?.n ?? 0,
    subscriptionCount: ending?.n ?? 0,
    creditText: credit > 0 ? formatMoney(credit, businessCurrency(ctx.shop)) : null,
  };
}
