// @public

import { and, asc, desc, eq, gt } from "drizzle-orm";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { carts } from "~/tables/selling/carts";
import { sellers } from "~/tables/shops/tenants";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type OpenCart, readCart } from "../cart-page/read-cart-summary.server";
import { readCarts } from "../cart-page/read-carts.server";

/** A cart by its id, with its seller's guid and the one-time token of its next order. */
export type ListedCart = { id: string; sellerGuid: string; placeToken: string };

/**
 * The visitor's carts in this shop, one for each seller they chose from: the house first, then by the
 * seller's name.
 */
export async function listCartIds(
  ctx: ShopContext,
  { customer, sessionHash }: Visitor,
): Promise<ListedCart[]> {
  if (!customer && sessionHash === null) return [];
  return ctx.db
    .select({ id: carts.id, sellerGuid: sellers.guid, placeToken: carts.placeToken })
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
}

/** The same carts, computed. */
export async function listCarts(ctx: ShopContext, visitor: Visitor): Promise<OpenCart[]> {
  const listed = await listCartIds(ctx, visitor);
  return readCarts(
    ctx,
    visitor,
    listed.map(({ id }) => id),
  );
}

/**
 * The visitor's cart as it is among the others they have: what holds for all of them together counts in it
 * (rule order-groups-6). It only reads.
 */
export async function readCartAmong(ctx: ShopContext, visitor: Visitor): Promise<OpenCart> {
  if (ctx.shop.type !== "marketplace") return readCart(ctx, visitor);
  const own = (await listCarts(ctx, visitor)).find(({ summary }) => summary.id === visitor.cartId);
  return own ?? readCart(ctx, visitor);
}
