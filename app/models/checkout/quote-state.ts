// @public

import { message } from "~/models/platform/texts/message";

/** What a quote's row says of it. */
export const quoteStatuses = ["requested", "priced", "ordered"] as const;
/** One of {@link quoteStatuses}. */
export type QuoteStatus = (typeof quoteStatuses)[number];

/** The order a quote became; null before, and when that order was given up at its payment (rule cart-13). */
export const orderOfQuote = (quote: { status: QuoteStatus; orderId: string | null }): string | null =>
  quote.status === "ordered" ? quote.orderId : null;

/** A quote at a moment: a priced one that was not ordered in time is expired (rule quotes-3). */
export type QuoteState = QuoteStatus | "expired";

/** Displayed names of the states. */
export const quoteStateLabels: Record<QuoteState, string> = {
  requested: message("Requested"),
  priced: message("Ready to order"),
  ordered: message("Ordered"),
  expired: message("Expired"),
};

/** The state of a quote; its last moment still counts. */
export function quoteState(
  { status, validUntil }: { status: QuoteStatus; validUntil: Date | null },
  now: Date,
): QuoteState {
  return status === "priced" && validUntil !== null && validUntil < now ? "expired" : status;
}
