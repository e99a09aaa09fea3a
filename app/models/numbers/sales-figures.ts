// @public

import type { Minor } from "../platform/money/money";

/** What sales can be counted by (rule numbers-2). */
export const salesDimensions = [
  "day",
  "week",
  "month",
  "product",
  "category",
  "place",
  "channel",
  "method",
  "discount",
  "tax",
  "seller",
] as const;

/** What sales are counted by. */
export type SalesDimension = (typeof salesDimensions)[number];

/** Those that part a time, of which one follows another. */
export const salesPeriods = ["day", "week", "month"] as const;
/** See {@link salesPeriods}. */
export type SalesPeriod = (typeof salesPeriods)[number];

/** Whether a dimension parts a time. */
export const isPeriod = (by: SalesDimension): by is SalesPeriod =>
  (salesPeriods as readonly string[]).includes(by);

/** Whether a text names a dimension. */
export const isSalesDimension = (text: string): text is SalesDimension =>
  (salesDimensions as readonly string[]).includes(text);

/** Names of the amounts, in the order in which they are listed. */
export const salesAmounts = [
  "goodsMinor",
  "giftCardsMinor",
  "deliveryMinor",
  "taxMinor",
  "discountMinor",
  "returnedMinor",
  "netMinor",
] as const;

/**
 * What was sold (rule numbers-2), minor units. Goods, gift cards, delivery and tax are what shoppers paid for
 * them, after discounts and without the taxes that prices contain. `discountMinor` is what was taken off.
 * `returnedMinor` is what went back; `netMinor` is what is left of the four.
 */
export type SalesFigures = { orders: number; pieces: number } & Record<(typeof salesAmounts)[number], Minor>;

/** Figures under the key they are counted by, with its text. */
export type SalesRow = SalesFigures & { key: string; label: string };

const nothing: SalesFigures = {
  orders: 0,
  pieces: 0,
  goodsMinor: 0,
  giftCardsMinor: 0,
  deliveryMinor: 0,
  taxMinor: 0,
  discountMinor: 0,
  returnedMinor: 0,
  netMinor: 0,
};

/** The sums of rows. */
export function sumSales(rows: readonly SalesFigures[]): SalesFigures {
  const names = Object.keys(nothing) as (keyof SalesFigures)[];
  return rows.reduce((sum, row) => {
    const added = names.map((name) => [name, sum[name] + row[name]] as const);
    return Object.fromEntries(added) as SalesFigures;
  }, nothing);
}

/** What an order brought on average, rounded half up to the minor unit; null without orders. */
export function averageOrderMinor({
  orders,
  goodsMinor,
  giftCardsMinor,
  deliveryMinor,
  taxMinor,
}: SalesFigures): Minor | null {
  if (orders === 0) return null;
  return Math.round((goodsMinor + giftCardsMinor + deliveryMinor + taxMinor) / orders);
}

/** What an actor may part sales by: one seller's are not parted by seller. */
export const dimensionsFor = (sellerId: string | null): readonly SalesDimension[] =>
  salesDimensions.filter((dimension) => sellerId === null || dimension !== "seller");
