// @public

import { formatMajor } from "../platform/money/format-major";
import { formatSheet } from "../platform/text/csv-text";
import {
  type SalesDimension,
  type SalesFigures,
  type SalesRow,
  salesAmounts,
  sumSales,
} from "./sales-figures";

const headings: Record<(typeof salesAmounts)[number], string> = {
  goodsMinor: "Goods",
  giftCardsMinor: "Gift cards",
  deliveryMinor: "Delivery",
  taxMinor: "Tax",
  discountMinor: "Discounts",
  returnedMinor: "Returned",
  netMinor: "Net",
};

/**
 * Sales as CSV (rule numbers-3): a row for each key and, where the rows are parts of one whole, their sums.
 * Discounts and taxes are listed without sums: an order may have several.
 */
export function salesCsv(by: SalesDimension, rows: readonly SalesRow[], currency: string): string {
  const cells = (key: string, label: string, figures: SalesFigures) => [
    key,
    label,
    String(figures.orders),
    String(figures.pieces),
    ...salesAmounts.map((name) => formatMajor(figures[name], currency)),
    currency,
  ];
  const amounts = salesAmounts.map((name) => headings[name]);
  const sums = by === "discount" || by === "tax" ? [] : [cells("Total", "", sumSales(rows))];
  return formatSheet([
    [by[0]?.toUpperCase() + by.slice(1), "Name", "Orders", "Pieces", ...amounts, "Currency"],
    ...rows.map((row) => cells(row.key, row.label, row)),
    ...sums,
  ]);
}

/** The sums of a time beside those of the time before, as rows of a file with their heads. */
export const totalsRows = (
  { now, before }: { now: SalesFigures; before: SalesFigures },
  currency: string,
): string[][] => [
  ["Figure", "Now", "Before", "Currency"],
  ["Orders", String(now.orders), String(before.orders), ""],
  ["Pieces", String(now.pieces), String(before.pieces), ""],
  ...salesAmounts.map((name) => [
    headings[name],
    formatMajor(now[name], currency),
    formatMajor(before[name], currency),
    currency,
  ]),
];
