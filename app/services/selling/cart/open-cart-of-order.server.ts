// @public

import { and, eq } from "drizzle-orm";
import { sessions } from "~/tables/accounts/customers";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { openCartOfCustomer, openCartOfSession } from "./open-cart.server";

/**
 * The open cart with an order's seller of the shopper who placed it, created if there is none. Call it inside
 * a transaction.
 * @returns null for a guest whose session ended, since no browser could open the cart, and for what a
 * subscription
 *   ordered, which was in no cart of the shopper
 */
export async function openCartOfOrder(
  ctx: ShopContext,
  {
    customerId,
    sessionHash,
    sellerId,
    subscriptionId,
  }: {
    customerId: number | null;
    sessionHash: string | null;
    sellerId: string;
    subscriptionId: string | null;
  },
): Promise<string | null> {
  if (subscriptionId !== null) return null;
  if (customerId !== null) return openCartOfCustomer(ctx, customerId, sellerId);
  if (sessionHash === null) return null;
  const [session] = await ctx.db
    .select({ hash: sessions.idHash })
    .from(sessions)
    .where(and(ofShop(sessions, ctx), eq(sessions.idHash, sessionHash)));
  return session ? openCartOfSession(ctx, sessionHash, sellerId) : null;
}
