// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type NumbersQuery = {
  /**
   * What the shop that is called sold in a time, exact at this moment (docs/rules/numbers.md). Days are those of the
   * shop's clock, both included, such as 2026-03-01. numbers:read
   */
  sales: {
    args: {
      from: string;
      to: string;
      by: SalesDimension;
      seller?: string | null;
    };
    answer: Sales;
  };
  /** What became of the carts of a time. numbers:read */
  cartFigures: {
    args: {
      from: string;
      to: string;
    };
    answer: CartFigures;
  };
  /** Who visited the shop that is called, by day, and how many people bought (numbers-9). numbers:read */
  visitorFigures: {
    args: {
      from: string;
      to: string;
    };
    answer: VisitorFigures;
  };
  /** Counted stock that will not last at the pace at which it sold. numbers:read */
  stockToReorder: {
    args: {
      soldDays: number;
      coverDays: number;
    };
    answer: Array<StockToReorder>;
  };
  /**
   * What shoppers searched for and did not find, the earliest day first and then the words searched for most
   * (numbers-7). numbers:read
   */
  searchesWithoutResults: {
    args: {
      from: string;
      to: string;
      by: SearchDimension;
      limit: number;
      after?: string | null;
    };
    answer: MissedSearchPage;
  };
};
export type SearchDimension = "day" | "words";
export type MissedSearchPage = {
  nodes: Array<MissedSearch>;
  pageInfo: PageInfo;
};
export type MissedSearch = {
  /** Null when counted by words. */
  day: string | null;
  words: string;
  searches: number;
};
export type SalesDimension = "day" | "week" | "month" | "product" | "category" | "place" | "channel" | "method" | "discount" | "tax" | "seller";
export type Sales = {
  currency: string;
  rows: Array<SalesRow>;
  /** What an order brought on average; null without orders, and when counted by something of which an order has several. */
  averageOrderMinor: number | null;
};
/** Amounts are minor units, after discounts and without the taxes that prices contain. */
export type SalesRow = {
  /** A day, an SKU, a place such as US-NY, a code. */
  key: string;
  label: string;
  orders: number;
  pieces: number;
  goodsMinor: number;
  giftCardsMinor: number;
  deliveryMinor: number;
  taxMinor: number;
  discountMinor: number;
  returnedMinor: number;
  /** Goods, gift cards, delivery and tax without what went back. */
  netMinor: number;
};
export type CartFigures = {
  placed: number;
  abandoned: number;
  withEmail: number;
  /** Of a thousand carts, those that became orders; null without any. */
  conversionPermille: number | null;
};
export type VisitorFigures = {
  /** Who comes on two days is counted on each. */
  visitors: number;
  bought: number;
  /** Of a thousand visitors, those who bought; null without any. */
  boughtPermille: number | null;
  /** Days on which visitors were counted. */
  days: Array<VisitorDay>;
};
export type VisitorDay = {
  day: string;
  visitors: number;
  bought: number;
};
export type StockToReorder = {
  sku: string;
  name: string;
  available: number;
  sold: number;
  lastsDays: number;
  orderQty: number;
};
