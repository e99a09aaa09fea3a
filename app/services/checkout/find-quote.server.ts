// @public

import { and, desc, eq, type SQL } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { isUuid } from "~/models/platform/text/uuid";
import { quotes } from "~/tables/checkout/quotes";
import { ofShop } from "../shops/context/of-shop.server";
import type { ShopContext } from "../shops/context/shop-context.server";

/** A row of the quotes table. */
export type QuoteRow = typeof quotes.$inferSelect;

/**
 * A quote of this shop; null for an unknown or invalid id. It does not check rights: pages use `openQuote`.
 */
export async function findQuote(ctx: ShopContext, quoteId: string): Promise<QuoteRow | null> {
  return isUuid(quoteId) ? ((await rowsOf(ctx, eq(quotes.id, quoteId), 1))[0] ?? null) : null;
}

/** The quote a cart belongs to; null for an ordinary cart. */
export async function findQuoteOfCart(ctx: ShopContext, cartId: string): Promise<QuoteRow | null> {
  return (await rowsOf(ctx, eq(quotes.cartId, cartId), 1))[0] ?? null;
}

/** The quote an order was made of, also after that order was given up; null for an order of a cart. */
export async function findQuoteOfOrder(ctx: ShopContext, orderId: string): Promise<QuoteRow | null> {
  return (await rowsOf(ctx, eq(quotes.orderId, orderId), 1))[0] ?? null;
}

/**
 * The shop's quote with this number.
 * @throws AppError `not_found`
 */
export async function findQuoteByNumber(ctx: ShopContext, number: string): Promise<QuoteRow> {
  const [quote] = await rowsOf(ctx, eq(quotes.number, number), 1);
  if (!quote) throw new AppError("not_found", `${ctx.shop.name} has no quote ${number}.`);
  return quote;
}

/** The newest quotes of the shop. It does not check rights: it is the operator's. */
export async function listQuotes(ctx: ShopContext, limit: number): Promise<QuoteRow[]> {
  return rowsOf(ctx, undefined, limit);
}

const rowsOf = (ctx: ShopContext, where: SQL | undefined, limit: number): Promise<QuoteRow[]> =>
  ctx.db
    .select()
    .from(quotes)
    .where(and(ofShop(quotes, ctx), where))
    .orderBy(desc(quotes.createdAt), desc(quotes.number))
    .limit(limit);
