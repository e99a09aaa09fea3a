// @public

import { seenOrder } from "~/models/checkout/steps/seen-order";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { OrderKey } from "../orders/reading/read-order.server";
import type { PaymentContext } from "../payments/providers/payment-context.server";
import { readCart } from "../selling/cart-page/read-cart-summary.server";
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

/** The order; `redirectUrl` is where it is paid, null where nothing is to be done. */
export type SavedQuote = PlacedOrder & { redirectUrl: string | null };

/**
 * Orders a quote as it is, with the answers its checkout holds, and starts its payment (rule quotes-3).
 * @throws AppError where the caller may not see it, or it cannot be ordered
 */
export async function saveQuoteToOrder(
  ctx: PaymentContext,
  { quoteId, visitor: caller, key, customerNote, sandboxAllowed }: QuoteOrder,
): Promise<SavedQuote> {
  const { visitor } = await readQuote(ctx, quoteId, caller, key);
  const { summary, placeToken } = await readCart(ctx, visitor);
  const placed = await placeOrder(ctx, {
    visitor,
    sandboxAllowed,
    visitedHost: ctx.visitedHost ?? null,
    parts: [{ placeToken: placeToken ?? "", customerNote, seen: seenOrder(summary) }],
  });
  const next = await startPayment(ctx, placed.orderId);
  return { ...placed, redirectUrl: next.kind === "redirect" ? next.url : null };
}
