import { and, eq, gt, sql } from "drizzle-orm";
import type { Visitor } from "~/models/visitor/visitor";
import { ofShop } from "../db/of-shop.server";
import { carts, sellers } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/**
 * The visitor with their cart at one seller of a marketplace, without a cart if they have none there.
 * @param sellerGuid the header `seller-guid`; empty, or the shop's own id, for the cart the visitor has anyway
 */
export async function visitorAtSeller(
  ctx: ShopContext,
  visitor: Visitor,
  sellerGuid: string,
): Promise<Visitor> {
  const { customer, sessionHash } = visitor;
  if (sellerGuid === "" || sellerGuid === ctx.shop.id || (!customer && sessionHash === null)) return visitor;
  const own = customer ? eq(carts.customerId, customer.id) : eq(carts.sessionHash, sessionHash ?? "");
  // Compared as text, because the header may contain anything.
  const isSeller = eq(sql`${sellers.guid}::text`, sellerGuid.toLowerCase());
  const [cart] = await ctx.db
    .select({ id: carts.id })
    .from(carts)
    .innerJoin(sellers, and(eq(sellers.tenantId, carts.tenantId), eq(sellers.id, carts.sellerId)))
    .where(and(ofShop(carts, ctx), own, isSeller, gt(carts.expiresAt, ctx.now())));
  return { ...visitor, cartId: cart?.id ?? null };
}
