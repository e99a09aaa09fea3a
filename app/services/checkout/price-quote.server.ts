// @public

import { and, eq } from "drizzle-orm";
import { optionFeeMinor } from "~/models/catalogue/options/option-fees";
import { quotedPrices } from "~/models/checkout/quote/quoted-prices";
import { AppError } from "~/models/platform/error/app-error";
import type { Minor } from "~/models/platform/money/money";
import { cutText } from "~/models/platform/text/storable-text";
import { linePrice } from "~/models/selling/cart/cart-item-view";
import { authorize } from "~/models/shops/actors/authorize";
import { quotes } from "~/tables/checkout/quotes";
import { cartItems, carts } from "~/tables/selling/carts";
import { orderSubject } from "../orders/states/order-subject";
import { cartExpiry } from "../selling/cart/cart-lifetime.server";
import { readCartLines } from "../selling/cart-page/read-cart-lines.server";
import { withCartLocks } from "../selling/locks/with-cart-locks.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { enqueueJob } from "../shops/jobs/enqueue-job.server";
import { findQuote, type QuoteRow } from "./find-quote.server";

/**
 * What the shop answers: unit prices by SKU (minor units, without fees of options), days it holds, a message.
 */
export type QuoteAnswer = { prices: ReadonlyMap<string, Minor>; validDays: number; answer: string };

const dayMs = 24 * 60 * 60 * 1000;
/** As long as the quote's cart is kept. */
const maxDays = 30;

/**
 * Prices a quote (rule quotes-2): the prices named, and the current ones of the other lines, hold until it
 * expires. The shopper gets a mail with a link to order it. It may be priced again until it is ordered.
 * @throws AppError `not_found`, `forbidden`, `conflict` where it was ordered, `invalid` for a price or days
 * out of range
 */
export async function priceQuote(ctx: ShopContext, quoteId: string, answer: QuoteAnswer): Promise<void> {
  const found = await findQuote(ctx, quoteId);
  if (!found) throw new AppError("not_found", "We couldn’t find this quote.");
  authorize(await ctx.actor(), "change", orderSubject(found));
  if (!Number.isInteger(answer.validDays) || answer.validDays < 1 || answer.validDays > maxDays)
    throw new AppError("invalid", `A quote holds for 1 to ${maxDays} days.`, "valid");
  const done = await withCartLocks(ctx, [found.cartId], async (inner) => {
    const quote = await findQuote(inner, quoteId);
    if (!quote || quote.status === "ordered") return false;
    await writePrices(inner, quote, answer.prices);
    await writeAnswer(inner, quote, answer);
    return true;
  });
  if (!done) throw new AppError("conflict", `Quote ${found.number} was ordered, or its cart is gone.`);
}

async function writePrices(
  ctx: ShopContext,
  { cartId }: QuoteRow,
  named: ReadonlyMap<string, Minor>,
): Promise<void> {
  const lines = (await readCartLines(ctx, cartId)).map((line) => ({
    itemId: line.itemId,
    sku: line.sku,
    priceMinor: linePrice(line, null) - optionFeeMinor(line.optionSet, line.lineData.options),
  }));
  for (const { itemId, priceMinor } of quotedPrices(lines, named))
    await ctx.db
      .update(cartItems)
      .set({ quotedPriceMinor: priceMinor, seenPriceMinor: null })
      .where(
        and(eq(cartItems.tenantId, ctx.tenant.id), eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)),
      );
}

async function writeAnswer(
  ctx: ShopContext,
  { id: quoteId, cartId }: QuoteRow,
  { validDays, answer }: QuoteAnswer,
): Promise<void> {
  const now = ctx.now();
  const validUntil = new Date(now.getTime() + validDays * dayMs);
  await ctx.db
    .update(carts)
    .set({ expiresAt: cartExpiry(now), updatedAt: now })
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
  await ctx.db
    .update(quotes)
    .set({ status: "priced", validUntil, answer: cutText(answer, 1000), updatedAt: now })
    .where(and(eq(quotes.tenantId, ctx.tenant.id), eq(quotes.id, quoteId)));
  await enqueueJob(ctx, "send-quote-mails", { quoteId, kind: "priced" }, { jobKey: `quote:${quoteId}` });
}
