import { and, eq } from "drizzle-orm";
import { quoteState } from "~/models/checkout/quote-state";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { quotes } from "~/tables/checkout/quotes";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findQuoteOfCart, type QuoteRow } from "../find-quote.server";

/**
 * The quote a cart belongs to, when it may be ordered now; null for an ordinary cart. The cart must be
 * locked.
 * @throws AppError `conflict` for a quote that is not priced yet or expired (rule quotes-3)
 */
export async function orderableQuote(ctx: ShopContext, cartId: string): Promise<QuoteRow | null> {
  const quote = await findQuoteOfCart(ctx, cartId);
  if (!quote) return null;
  const state = quoteState(quote, ctx.now());
  if (state === "expired")
    throw new AppError(
      "conflict",
      phrase("Quote {number} has expired. Please ask us for a new one.", { number: quote.number }),
    );
  if (state !== "priced")
    throw new AppError(
      "conflict",
      phrase("Quote {number} is not ready to be ordered.", { number: quote.number }),
    );
  return quote;
}

/** Notes that a quote was ordered, in the transaction that places the order. */
export async function noteOrdered(ctx: ShopContext, quoteId: string, orderId: string): Promise<void> {
  await ctx.db
    .update(quotes)
    .set({ status: "ordered", orderId, updatedAt: ctx.now() })
    .where(and(eq(quotes.tenantId, ctx.tenant.id), eq(quotes.id, quoteId)));
}
