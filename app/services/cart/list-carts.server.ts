import { and, asc, desc, eq, gt } from "drizzle-orm";
import type { Visitor } from "~/models/visitor/visitor";
import { ofShop } from "../db/of-shop.server";
import { carts, sellers } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { type OpenCart, readCart } from "./read-cart-summary.server";

/** The visitor's carts in this shop, one for each seller they chose from: the house first, then by the seller's name. */
export async function listCarts(ctx: ShopContext, visitor: Visitor): Promise<OpenCart[]> {
  const { customer, sessionHash } = visitor;
  if (!customer && sessionHash === null) return [];
  const rows = await ctx.db
    .select({ id: carts.id })
    .from(carts)
    .innerJoin(sellers, and(eq(sellers.tenantId, carts.tenantId), eq(sellers.id, carts.sellerId)))
    .where(
      and(
        ofShop(carts, ctx),
        customer ? eq(carts.customerId, customer.id) : eq(carts.sessionHash, sessionHash ?? ""),
        gt(carts.expiresAt, ctx.now()),
      ),
    )
    .orderBy(desc(sellers.isHouse), asc(sellers.name), asc(sellers.code));
  const found: OpenCart[] = [];
  for (const { id } of rows) found.push(await readCart(ctx, { ...visitor, cartId: id }));
  return found;
}
