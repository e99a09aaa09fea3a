// @public

import { and, count, desc, eq, isNull } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { orders } from "~/tables/orders/orders";
import { discountUses } from "~/tables/selling/discount-uses";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** An order that used a discount; `buyer` is its email. */
export type DiscountUse = { number: string; buyer: string; code: string | null; createdAt: Date };

/**
 * The orders that used a discount and were not cancelled: how many, and the last of them.
 * @param most how many are listed
 * @throws AppError `forbidden`
 */
export async function listDiscountUses(
  ctx: ShopContext,
  discountId: string,
  most: number,
): Promise<{ count: number; last: DiscountUse[] }> {
  authorize(await ctx.actor(), "view", shopSubject("setting", ctx.shop));
  const counting = and(
    ofShop(discountUses, ctx),
    eq(discountUses.discountId, discountId),
    isNull(discountUses.releasedAt),
  );
  const [all] = await ctx.db.select({ count: count() }).from(discountUses).where(counting);
  const last = await ctx.db
    .select({
      number: orders.incrementId,
      buyer: discountUses.buyer,
      code: discountUses.code,
      createdAt: discountUses.createdAt,
    })
    .from(discountUses)
    .innerJoin(orders, and(eq(orders.tenantId, discountUses.tenantId), eq(orders.id, discountUses.orderId)))
    .where(counting)
    .orderBy(desc(discountUses.createdAt))
    .limit(most);
  return { count: all?.count ?? 0, last };
}
