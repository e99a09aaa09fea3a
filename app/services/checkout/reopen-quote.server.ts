// @public

import { and, eq } from "drizzle-orm";
import { quotes } from "~/tables/checkout/quotes";
import { moveCart } from "../selling/cart/move-cart.server";
import type { HeldOrder } from "../selling/held-order";
import { ofShop } from "../shops/context/of-shop.server";
import type { ShopContext } from "../shops/context/shop-context.server";

/**
 * Makes a quote ready to be ordered again, with its cart and its prices, when the order made of it is given
 * up (rule cart-13). It keeps that order's id, by which a shopper who comes back from its payment later finds
 * the quote. The order must be held by this transaction.
 * @returns whether the order was made of a quote
 */
export async function reopenQuote(ctx: ShopContext, { order }: HeldOrder): Promise<boolean> {
  const [quote] = await ctx.db
    .update(quotes)
    .set({ status: "priced", updatedAt: ctx.now() })
    .where(and(ofShop(quotes, ctx), eq(quotes.orderId, order.id), eq(quotes.status, "ordered")))
    .returning({ cartId: quotes.cartId });
  if (!quote) return false;
  await moveCart(ctx, order.id, quote.cartId);
  return true;
}
