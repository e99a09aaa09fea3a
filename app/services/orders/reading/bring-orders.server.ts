// @public

import type { PastOrder } from "~/models/orders/past/past-order";
import { authorize } from "~/models/shops/actors/authorize";
import { pastOrders } from "~/tables/orders/past-orders";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { orderSubject } from "../states/order-subject";

/**
 * Keeps orders of an earlier shop as history (rule imports-5). One whose number is there stays as it is. Call
 * it in a transaction, with at most a thousand.
 * @returns the numbers that are new
 * @throws AppError `forbidden`
 */
export async function bringOrders(ctx: ShopContext, brought: readonly PastOrder[]): Promise<Set<string>> {
  const own = { tenantId: ctx.tenant.id, shopId: ctx.shop.id, sellerId: ctx.shop.sellerId };
  authorize(
    await ctx.actor(),
    "create",
    orderSubject({ ...own, id: "", customerId: null, sessionHash: null }),
  );
  if (brought.length === 0) return new Set();
  const rows = brought.map((content) => ({
    ...shopKey(ctx),
    number: content.number,
    email: content.email,
    placedAt: new Date(content.placedAt),
    content,
    createdAt: ctx.now(),
  }));
  const added = await ctx.db
    .insert(pastOrders)
    .values(rows)
    .onConflictDoNothing({ target: [pastOrders.tenantId, pastOrders.shopId, pastOrders.number] })
    .returning({ number: pastOrders.number });
  return new Set(added.map(({ number }) => number));
}
