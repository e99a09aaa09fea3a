// @public

import { and, asc, eq } from "drizzle-orm";
import type { SubscriptionStatus } from "~/models/orders/subscription/subscription-status";
import { AppError } from "~/models/platform/error/app-error";
import { subscriptions } from "~/tables/orders/subscriptions";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { SubscriptionRow } from "../delivery/open-delivery.server";

/**
 * The subscriptions of the shop, those whose next delivery comes first at the top. It does not check rights:
 * it is the operator's.
 * @param status only those in this state
 */
export function listShopSubscriptions(
  ctx: ShopContext,
  { status, limit }: { status?: SubscriptionStatus; limit: number },
): Promise<SubscriptionRow[]> {
  return ctx.db
    .select()
    .from(subscriptions)
    .where(and(ofShop(subscriptions, ctx), status ? eq(subscriptions.status, status) : undefined))
    .orderBy(asc(subscriptions.status), asc(subscriptions.nextOn), asc(subscriptions.createdAt))
    .limit(limit);
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A subscription of the shop. It does not check rights: it is the operator's.
 * @throws AppError `not_found`
 */
export async function findShopSubscription(ctx: ShopContext, id: string): Promise<SubscriptionRow> {
  const [found] = isUuid.test(id)
    ? await ctx.db
        .select()
        .from(subscriptions)
        .where(and(ofShop(subscriptions, ctx), eq(subscriptions.id, id)))
    : [];
  if (!found) throw new AppError("not_found", `${ctx.shop.name} has no subscription ${id}.`);
  return found;
}
