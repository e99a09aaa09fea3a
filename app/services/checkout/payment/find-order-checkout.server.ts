// @public

import { and, eq } from "drizzle-orm";
import { quoteState } from "~/models/checkout/quote-state";
import { can } from "~/models/shops/actors/can";
import { checkoutPath, quotePath, quotePreviewPath, withQuery } from "~/paths";
import { orders } from "~/tables/orders/orders";
import { orderSubject } from "../../orders/states/order-subject";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { signLink } from "../../shops/secrets/signed-link.server";
import { findQuoteOfOrder, type QuoteRow } from "../find-quote.server";

/** The checkout an order was placed at. */
export type OrderCheckout = {
  /** What a message calls what is bought there. */
  goods: string;
  /** Its path without a query, by which a notice knows its page. */
  page: string;
  /** Its address, with the part to open where one is named. */
  address: (part?: string) => string;
};

type SigningContext = ShopContext & { secret: string };

/**
 * Where an order goes back to when its payment comes to nothing: the checkout of its quote, or the quote
 * itself where that expired meanwhile, else the cart's.
 */
export async function findOrderCheckout(ctx: SigningContext, orderId: string): Promise<OrderCheckout> {
  const quote = await findQuoteOfOrder(ctx, orderId);
  const cart = checkoutPath();
  if (!quote) return { goods: "cart", page: cart, address: (part) => withQuery(cart, { part }) };
  const { id } = quote;
  const key = await neededKey(ctx, quote, orderId);
  return quoteState(quote, ctx.now()) === "priced"
    ? { goods: "quote", page: quotePath(id), address: (part) => quotePath(id, { key, part }) }
    : { goods: "quote", page: quotePreviewPath(id), address: () => quotePreviewPath(id, key) };
}

/**
 * The key of the quote's mail, for a shopper who ordered with it and is not the one who asked for the quote
 * (rule quotes-4). No one else is given it.
 */
async function neededKey(ctx: SigningContext, quote: QuoteRow, orderId: string): Promise<string | undefined> {
  const actor = await ctx.actor();
  if (can(actor, "view", orderSubject(quote))) return undefined;
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(ofShop(orders, ctx), eq(orders.id, orderId)));
  return order && can(actor, "view", orderSubject(order))
    ? signLink(ctx.secret, { kind: "quote", shopId: ctx.shop.id, id: quote.id })
    : undefined;
}
