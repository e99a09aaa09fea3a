// @public

import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { cartItems, carts } from "~/tables/selling/carts";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The visitor with the cart that a call without a seller is about (rule api-16): the one of theirs that it
 * names, else the only one with goods, else the one with the shop's own seller.
 * @param quoteId the cart that the call names; empty for none
 */
export async function visitorAtMeantCart(
  ctx: ShopContext,
  visitor: Visitor,
  quoteId: string,
): Promise<Visitor> {
  const isOne = ctx.shop.type !== "marketplace" || (!visitor.customer && visitor.sessionHash === null);
  if (isOne || quoteId === visitor.cartId) return visitor;
  const own = await ctx.db
    .select({ id: carts.id, isFilled: sql<boolean>`exists (${itemsOf(ctx)})` })
    .from(carts)
    .where(and(...ownCarts(ctx, visitor)));
  const named = own.find(({ id }) => id === quoteId);
  const [first, ...others] = own.filter(({ isFilled }) => isFilled);
  const meant = named ?? (quoteId === "" && others.length === 0 ? first : undefined);
  return meant ? { ...visitor, cartId: meant.id } : visitor;
}

/** The carts that lines are in, by the lines' ids; lines of others' carts are left out. */
export async function findCartsOfItems(
  ctx: ShopContext,
  visitor: Visitor,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (itemIds.length === 0 || (!visitor.customer && visitor.sessionHash === null)) return new Map();
  const found = await ctx.db
    .select({ id: cartItems.id, cartId: cartItems.cartId })
    .from(cartItems)
    .innerJoin(carts, and(eq(carts.tenantId, cartItems.tenantId), eq(carts.id, cartItems.cartId)))
    .where(
      and(
        eq(cartItems.tenantId, ctx.tenant.id),
        inArray(cartItems.id, [...itemIds]),
        ...ownCarts(ctx, visitor),
      ),
    );
  return new Map(found.map(({ id, cartId }) => [id, cartId]));
}

const itemsOf = ({ db }: ShopContext) =>
  db
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(and(eq(cartItems.tenantId, carts.tenantId), eq(cartItems.cartId, carts.id)));

const ownCarts = (ctx: ShopContext, { customer, sessionHash }: Visitor) => [
  ofShop(carts, ctx),
  customer ? eq(carts.customerId, customer.id) : eq(carts.sessionHash, sessionHash ?? ""),
  gt(carts.expiresAt, ctx.now()),
];
