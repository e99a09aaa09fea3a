// @public

import { and, eq, inArray } from "drizzle-orm";
import { returnLines } from "~/models/selling/cart/return-lines";
import { returnedDraft } from "~/models/selling/cart/returned-draft";
import { ownLimit } from "~/models/selling/cart-summary/line-limit";
import { cartItems, carts } from "~/tables/selling/carts";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readCartLines } from "../cart-page/read-cart-lines.server";
import type { HeldOrder } from "../held-order";
import { addCodes } from "./add-codes.server";

/**
 * Returns the cart of an order that was given up to a cart of its shopper (rule cart-13): as it was where
 * that is empty, otherwise added to what it holds. The order and the cart must be locked by this transaction.
 * @returns whether there was a cart to return it to
 */
export async function restoreCart(ctx: ShopContext, { order, cartId }: HeldOrder): Promise<boolean> {
  if (cartId === null) return false;
  const kept = await readRow(ctx, order.id);
  const open = await readRow(ctx, cartId);
  if (!kept || !open) return false;
  const isEmpty = open.lines.length === 0;
  const limits = new Map(
    isEmpty ? [] : (await readCartLines(ctx, cartId)).map((line) => [line.itemId, ownLimit(line)]),
  );
  const { movedIds, summed } = returnLines(kept.lines, open.lines, limits);
  const ofCart = (id: string) => and(eq(cartItems.tenantId, ctx.tenant.id), eq(cartItems.cartId, id));
  for (const { itemId, qty } of summed)
    await ctx.db
      .update(cartItems)
      .set({ qty })
      .where(and(ofCart(cartId), eq(cartItems.id, itemId)));
  // Moved, not copied: a line comes back with its id, its place among the others, and the price that was
  // seen.
  if (movedIds.length > 0)
    await ctx.db
      .update(cartItems)
      .set({ cartId })
      .where(and(ofCart(order.id), inArray(cartItems.id, movedIds)));
  const { couponCodes, giftCardIds, declinedGifts, usesStoreCredit } = kept.cart;
  await ctx.db
    .update(carts)
    .set({
      checkout: returnedDraft(kept.cart.checkout, order.customerNote, isEmpty ? null : open.cart.checkout),
      ...(isEmpty ? { couponCodes, giftCardIds, declinedGifts, usesStoreCredit } : {}),
    })
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
  if (!isEmpty) await addCodes(ctx, cartId, kept.cart);
  return true;
}

/** A cart as it is stored. */
async function readRow(ctx: ShopContext, cartId: string) {
  const [cart] = await ctx.db
    .select({
      checkout: carts.checkout,
      couponCodes: carts.couponCodes,
      giftCardIds: carts.giftCardIds,
      declinedGifts: carts.declinedGifts,
      usesStoreCredit: carts.usesStoreCredit,
    })
    .from(carts)
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
  if (!cart) return null;
  const { id: itemId, productId, lineKey, qty, autoAddedBy } = cartItems;
  const lines = await ctx.db
    .select({ itemId, productId, lineKey, qty, autoAddedBy })
    .from(cartItems)
    .where(and(eq(cartItems.tenantId, ctx.tenant.id), eq(cartItems.cartId, cartId)))
    .orderBy(cartItems.id);
  return { cart, lines };
}
