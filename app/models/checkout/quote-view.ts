// @public

import type { CartSummary } from "../selling/cart-summary/cart-summary";
import type { QuoteState } from "./quote-state";

/** A quote as its shopper sees it; days in the shop's time zone. */
export type QuoteView = {
  id: string;
  number: string;
  state: QuoteState;
  email: string;
  /** What the shopper wrote. */
  note: string;
  /** What the shop answered. */
  answer: string;
  createdOnText: string;
  /** Empty until it is priced. */
  validUntilText: string;
  /** The order it became; null before. */
  orderId: string | null;
  /** At the quoted prices; at today's until it is priced. */
  summary: CartSummary;
};

/** A quote in the list of its customer (rule quotes-5). */
export type QuoteListItem = Pick<
  QuoteView,
  "id" | "number" | "state" | "createdOnText" | "validUntilText" | "orderId"
>;
