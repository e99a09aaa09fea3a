// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { Order } from "./order";
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type QuoteQuery = {
  /** Quotes of the shop that is called, the newest first. orders:read */
  quotes: {
    args: {
      limit: number;
      after?: string | null;
    };
    answer: QuotePage;
  };
  /** One quote with its lines, by its number; null where there is none. orders:read */
  quote: {
    args: {
      number: string;
    };
    answer: Quote | null;
  };
};
/** Arguments and answers of these calls. */
export type QuoteMutation = {
  /**
   * Prices a quote and mails its customer the link to order it: the prices named, and today's of the other lines, hold
   * for so many days. It may be priced again until it is ordered. orders:write
   */
  priceQuote: {
    args: {
      number: string;
      prices: Array<QuotePriceInput> | null;
      validDays: number;
      message: string | null;
    };
    answer: Quote;
  };
  /** Orders a quote for its customer in a way whose money people note. Sent again it is ordered once. orders:write */
  placeQuote: {
    args: {
      number: string;
      paidBy: string;
      isPaid: boolean | null;
    };
    answer: Quote;
  };
};
export type QuotePriceInput = {
  sku: string;
  /** Of one piece, without fees of its options. */
  priceMinor: number;
};
export type QuotePage = {
  nodes: Array<QuoteSummary>;
  pageInfo: PageInfo;
};
export type QuoteSummary = {
  number: string;
  /** requested, priced, ordered or expired. */
  state: string;
  email: string;
  createdAt: string;
  /** Null until it is priced. */
  validUntil: string | null;
};
export type Quote = {
  number: string;
  /** requested, priced, ordered or expired. */
  state: string;
  email: string;
  /** What the customer wrote. */
  message: string;
  /** What the shop answered. */
  answer: string;
  createdAt: string;
  validUntil: string | null;
  /** At the quoted prices; at today's until it is priced. None once it is ordered: the order has them. */
  lines: Array<QuoteLine>;
  totalMinor: number;
  currency: string;
  /** The order it became; null before. */
  order: Order | null;
};
export type QuoteLine = {
  sku: string;
  name: string;
  qty: number;
  priceMinor: number;
  rowTotalMinor: number;
};
