// @public

import { and, eq } from "drizzle-orm";
import { orderOfQuote } from "~/models/checkout/quote-state";
import { seenOrder } from "~/models/checkout/steps/seen-order";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import { quotes } from "~/tables/checkout/quotes";
import { findVisitorCustomer } from "../../accounts/find-visitor-customer.server";
import { takePayment } from "../../orders/money/take-payment.server";
import { findOrder } from "../../orders/reading/find-order.server";
import { orderSubject } from "../../orders/states/order-subject";
import { offlineProvider } from "../../payments/providers/offline-provider.server";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { saveDraft } from "../../selling/checkout/save-draft.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findQuote, type QuoteRow } from "../find-quote.server";
import { placeOrder } from "../steps/place-order.server";

/** The ways to pay that staff may order with: those whose money people note. */
export const waysToNote = (ctx: ShopContext) =>
  offlineProvider.list({ shop: ctx.shop, sandboxAllowed: false, totalMinor: 1 });

/** How staff order a quote: the code of one of {@link waysToNote}, and whether the money is there. */
export type QuotePlacing = { methodCode: string; isPaid: boolean };

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Orders a quote in the name of its customer (rule quotes-6), to be paid in a way whose money people note, or
 * noted as paid at once. Sent again it answers with the order that was made.
 * @throws AppError `not_found`, `forbidden`, `invalid` for another way to pay, `conflict` where it cannot be
 * ordered
 */
export async function placeQuote(
  ctx: PaymentContext,
  quoteId: string,
  { methodCode, isPaid }: QuotePlacing,
): Promise<{ orderId: string; number: string }> {
  const quote = await findQuote(ctx, quoteId);
  if (!quote) throw new AppError("not_found", phrase("We couldn’t find this quote."));
  authorize(await ctx.actor(), "create", orderSubject(quote));
  const orderId = orderOfQuote(quote) ?? (await place(ctx, quote, methodCode));
  const order = await findOrder(ctx, orderId);
  if (isPaid && order.status === "pending") await takePayment(ctx, orderId);
  return { orderId, number: order.incrementId };
}

async function place(ctx: PaymentContext, quote: QuoteRow, methodCode: string): Promise<string> {
  if (!waysToNote(ctx).some(({ code }) => code === methodCode))
    throw new AppError("invalid", phrase("Please choose a way to pay."), "method");
  await makeOrderable(ctx, quote);
  const customer = await findVisitorCustomer(ctx, quote.customerId);
  const visitor = { sessionHash: null, customer, cartId: quote.cartId };
  await saveDraft(ctx, visitor, { paymentMethodCode: methodCode });
  const { summary, placeToken } = await readCart(ctx, visitor);
  if (placeToken === null)
    throw new AppError(
      "conflict",
      phrase("Quote {number} is not ready to be ordered.", { number: quote.number }),
    );
  const { orderId } = await placeOrder(ctx, {
    visitor,
    sandboxAllowed: false,
    parts: [{ placeToken, customerNote: quote.note, seen: seenOrder(summary) }],
  });
  return orderId;
}

/** Who orders it agrees with its prices, so one that was not sent or is too old can be ordered now. */
async function makeOrderable(ctx: ShopContext, { id, status, validUntil }: QuoteRow): Promise<void> {
  const now = ctx.now();
  if (status === "priced" && validUntil !== null && validUntil > now) return;
  await inTransaction(ctx, ({ db }) =>
    db
      .update(quotes)
      .set({ status: "priced", validUntil: new Date(now.getTime() + dayMs), updatedAt: now })
      .where(and(eq(quotes.tenantId, ctx.tenant.id), eq(quotes.id, id))),
  );
}
