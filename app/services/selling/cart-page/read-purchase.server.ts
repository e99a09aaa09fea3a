// @public

import type { CheckoutDraft } from "~/models/selling/checkout/checkout-draft";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { listCartIds } from "../cart/list-carts.server";
import { type OpenCart, readCart } from "./read-cart-summary.server";
import { readCarts } from "./read-carts.server";

/**
 * What a visitor orders at once: the carts that are ordered together. `sellerGuid` limits a marketplace's
 * checkout to that seller's cart.
 */
export type CartPurchase = { visitor: Visitor; cartIds: string[] };

/**
 * The visitor's purchase: in a marketplace all their carts, or that of one seller; elsewhere the one cart
 * they have, or were given, as by a quote.
 */
export async function findPurchase(
  ctx: ShopContext,
  visitor: Visitor,
  sellerGuid: string | null = null,
): Promise<CartPurchase> {
  if (ctx.shop.type !== "marketplace") return purchaseOf(visitor);
  const own = (await listCartIds(ctx, visitor)).filter(
    (cart) => sellerGuid === null || cart.sellerGuid === sellerGuid,
  );
  return { visitor, cartIds: own.map(({ id }) => id) };
}

/** The purchase of the one cart a visitor has. */
export const purchaseOf = (visitor: Visitor): CartPurchase => ({
  visitor,
  cartIds: visitor.cartId === null ? [] : [visitor.cartId],
});

/**
 * The carts of a purchase at current prices and stock, without empty ones where another has goods. It only
 * reads.
 * @returns at least one: an empty one for a visitor without goods
 */
export async function readPurchase(
  ctx: ShopContext,
  { visitor, cartIds }: CartPurchase,
  assumed: { draft?: CheckoutDraft } = {},
): Promise<OpenCart[]> {
  const opened = await readCarts(ctx, visitor, cartIds, assumed);
  const filled = opened.filter(({ summary }) => summary.items.length + summary.invalidItems.length > 0);
  if (filled.length > 0) return filled;
  return [opened[0] ?? (await readCart(ctx, { ...visitor, cartId: null }, assumed))];
}
