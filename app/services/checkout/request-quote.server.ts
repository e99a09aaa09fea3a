// @public

import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { quoteNumber } from "~/models/checkout/quote/quote-number";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { quotes } from "~/tables/checkout/quotes";
import { carts } from "~/tables/selling/carts";
import { orderSubject } from "../orders/states/order-subject";
import { cartExpiry } from "../selling/cart/cart-lifetime.server";
import { readCartSummary } from "../selling/cart-page/read-cart-summary.server";
import { type HeldCart, withCartLocks } from "../selling/locks/with-cart-locks.server";
import { nextInSequence } from "../shops/changes/next-in-sequence.server";
import { shopKey } from "../shops/context/of-shop.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { enqueueJob } from "../shops/jobs/enqueue-job.server";
import { attemptLimits } from "../shops/limits/attempt-limits.server";
import { countAttempt } from "../shops/limits/count-attempt.server";

/** What a shopper sends with the cart. */
export type QuoteRequest = { email: string; note: string };

/**
 * Sends the visitor's cart to the shop to be priced (rule quotes-1). The cart belongs to the quote from then
 * on, and the visitor begins another. Shop and shopper get a mail.
 * @throws AppError `forbidden` where the shop takes no requests, `invalid` for an empty cart, `too_many`
 */
export async function requestQuote(
  ctx: ShopContext,
  visitor: Visitor,
  request: QuoteRequest,
): Promise<{ quoteId: string }> {
  if (!ctx.shop.settings.modules["order-management"].allow_request_quote)
    throw new AppError("forbidden", phrase("This shop does not give quotes."));
  await countAttempt(ctx, { action: "quote", by: "email", who: request.email }, attemptLimits.quoteByEmail);
  const requested =
    visitor.cartId === null
      ? null
      : await withCartLocks(ctx, [visitor.cartId], async (inner, [cart]) => {
          const { items } = await readCartSummary(inner, visitor);
          return cart && items.length > 0 ? write(inner, visitor, cart, request) : null;
        });
  if (!requested) throw new AppError("invalid", phrase("Your cart is empty."));
  return requested;
}

async function write(ctx: ShopContext, visitor: Visitor, cart: HeldCart, { email, note }: QuoteRequest) {
  const quoteId = randomUUID();
  const now = ctx.now();
  const owners = {
    ...shopKey(ctx),
    sellerId: cart.sellerId,
    customerId: visitor.customer?.id ?? null,
    sessionHash: visitor.customer ? null : visitor.sessionHash,
  };
  authorize(await ctx.actor(), "create", orderSubject({ ...owners, id: quoteId }));
  await ctx.db
    .update(carts)
    .set({
      customerId: null,
      sessionHash: null,
      updatedAt: now,
      expiresAt: cartExpiry(now),
      // What was approved at a provider was the price of before.
      checkout: sql`(${carts.checkout} - 'express') || ${JSON.stringify({ email })}::jsonb`,
    })
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cart.id)));
  await ctx.db.insert(quotes).values({
    ...owners,
    id: quoteId,
    cartId: cart.id,
    email,
    note,
    status: "requested",
    number: quoteNumber(await nextInSequence(ctx, "quote")),
    createdAt: now,
    updatedAt: now,
  });
  await enqueueJob(ctx, "send-quote-mails", { quoteId, kind: "requested" }, { jobKey: `quote:${quoteId}` });
  return { quoteId };
}
