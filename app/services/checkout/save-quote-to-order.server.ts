// @public

import { orderOfQuote } from "~/models/checkout/quote-state";
import type { QuoteView } from "~/models/checkout/quote-view";
import { seenOrder } from "~/models/checkout/steps/seen-order";
import { AppError, isAppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { loadOrder } from "../orders/reading/load-order.server";
import type { OrderKey } from "../orders/reading/read-order.server";
import type { PaymentContext } from "../payments/providers/payment-context.server";
import { readCart } from "../selling/cart-page/read-cart-summary.server";
import { findQuote } from "./find-quote.server";
import { startPayment } from "./payment/start-payment.server";
import { readQuote } from "./read-quote.server";
import { type PlacedOrder, placeOrder } from "./steps/place-order.server";

/** What to order, by whom. */
type QuoteOrder = {
  quoteId: string;
  visitor: Visitor;
  key: OrderKey;
  customerNote: string;
  sandboxAllowed: boolean;
};

type MadeOrder = Pick<PlacedOrder, "orderId" | "incrementId">;

/** The order; `redirectUrl` is where it is paid, null where nothing is to be done. */
export type SavedQuote = MadeOrder & { redirectUrl: string | null };

/**
 * Orders a quote as it is, with the answers its checkout holds, and starts its payment (rule quotes-3).
 * Sent again it answers with the order that was made.
 * @throws AppError where the caller may not see it, or it cannot be ordered
 */
export async function saveQuoteToOrder(
  ctx: PaymentContext & { clientAddress?: string },
  { quoteId, visitor: caller, key, customerNote, sandboxAllowed }: QuoteOrder,
): Promise<SavedQuote> {
  const { quote, visitor } = await readQuote(ctx, quoteId, caller, key);
  const place = { visitor, sandboxAllowed, customerNote };
  const placed = (await findMade(ctx, quote.id)) ?? (await placeUnlessMade(ctx, quote, place));
  const next = await startPayment(ctx, placed.orderId);
  return { ...placed, redirectUrl: next.kind === "redirect" ? next.url : null };
}

/** Places the order; where the same call sent twice was quicker, its order is the answer. */
async function placeUnlessMade(
  ctx: PaymentContext & { clientAddress?: string },
  { id, number }: QuoteView,
  { visitor, sandboxAllowed, customerNote }: Pick<QuoteOrder, "visitor" | "sandboxAllowed" | "customerNote">,
): Promise<MadeOrder> {
  const { summary, placeToken } = await readCart(ctx, visitor);
  try {
    if (placeToken === null)
      throw new AppError("conflict", phrase("Quote {number} is not ready to be ordered.", { number }));
    return await placeOrder(ctx, {
      visitor,
      sandboxAllowed,
      visitedHost: ctx.visitedHost ?? null,
      network: ctx.clientAddress,
      parts: [{ placeToken, customerNote, seen: seenOrder(summary) }],
    });
  } catch (error) {
    const made = isAppError(error) ? await findMade(ctx, id) : null;
    if (!made) throw error;
    return made;
  }
}

/** The order a quote has become; null for one that may be ordered still. */
async function findMade(ctx: PaymentContext, quoteId: string): Promise<MadeOrder | null> {
  const quote = await findQuote(ctx, quoteId);
  const orderId = quote && orderOfQuote(quote);
  const order = orderId ? await loadOrder(ctx, orderId) : null;
  return order && { orderId: order.id, incrementId: order.incrementId };
}
