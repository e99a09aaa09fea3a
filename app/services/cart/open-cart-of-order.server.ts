import { and, eq } from "drizzle-orm";
import { ofShop } from "../db/of-shop.server";
import { sessions } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { openCartOfCustomer, openCartOfSession } from "./open-cart.server";

/**
 * The open cart of the shopper who placed an order, made if there is none. Call it inside a transaction.
 * @returns null for a guest whose session ended, because no browser could open the cart
 */
export async function openCartOfOrder(
  ctx: ShopContext,
  { customerId, sessionHash }: { customerId: number | null; sessionHash: string | null },
): Promise<string | null> {
  if (customerId !== null) return openCartOfCustomer(ctx, customerId);
  if (sessionHash === null) return null;
  const [session] = await ctx.db
    .select({ hash: sessions.idHash })
    .from(sessions)
    .where(and(ofShop(sessions, ctx), eq(sessions.idHash, sessionHash)));
  return session ? openCartOfSession(ctx, sessionHash) : null;
}
