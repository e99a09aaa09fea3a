// @public

import { and, asc, eq, sql } from "drizzle-orm";
import type { SubscriptionStatus } from "~/models/orders/subscription/subscription-status";
import { AppError } from "~/models/platform/error/app-error";
import { isUuid } from "~/models/platform/text/uuid";
import { subscriptions } from "~/tables/orders/subscriptions";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { SubscriptionRow } from "../delivery/open-delivery.server";

/**
 * The subscriptions of the shop, those whose next delivery comes first at the top. It does not check rights:
 * it is the operator's.
 * @param page `status` for only those in this state, `after` for those after one by its id
 */
export function listShopSubscriptions(
  ctx: ShopContext,
  { status, after, limit }: { status?: SubscriptionStatus; after?: string | null; limit: number },
): Promise<SubscriptionRow[]> {
  const { status: state, nextOn, createdAt, id } = subscriptions;
  const follows = sql`(${state}, ${nextOn}, ${createdAt}, ${id}) > (
    select s.status, s.next_on, s.created_at, s.id from subscriptions s
    where s.tenant_id = ${ctx.tenant.id} and s.shop_id = ${ctx.shop.id} and s.id = ${after})`;
  return ctx.db
    .select()
    .from(subscriptions)
    .where(
      and(ofShop(subscriptions, ctx), status ? eq(state, status) : undefined, after ? follows : undefined),
    )
    .orderBy(asc(state), asc(nextOn), asc(createdAt), asc(id))
    .limit(limit);
}

/**
 * A subscription of the shop. It does not check rights: it is the operator's.
 * @throws AppError `not_found`
 */
export async function findShopSubscription(ctx: ShopContext, id: string): Promise<SubscriptionRow> {
  const [found] = isUuid(id)
    ? await ctx.db
        .select()
        .from(subscriptions)
        .where(and(ofShop(subscriptions, ctx), eq(subscriptions.id, id)))
    : [];
  if (!found) throw new AppError("not_found", `${ctx.shop.name} has no subscription ${id}.`);
  return found;
}
