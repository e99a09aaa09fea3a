// @public

import { formatMajor } from "../platform/money/format-major";
import { formatSheet } from "../platform/text/csv-text";
import { type Statement, type StatementRow, statementColumns } from "./payout/statement";

/** Of an order in another currency than the payout. */
const ordered = ["Order total", "Order currency", "Rate"];

/** A statement as CSV: a row for each order, one for what belongs to none, and the sums (rule payouts-7). */
export function statementCsv({ reference, currency, rows, totals }: Statement): string {
  const cells = (first: readonly string[], { amounts, totalMinor, booked }: StatementRow) => [
    reference,
    ...first,
    ...statementColumns.map(([column]) => formatMajor(amounts[column], currency)),
    formatMajor(totalMinor, currency),
    currency,
    ...(booked
      ? [formatMajor(booked.minor, booked.exchange.to), booked.exchange.to, booked.exchange.rate]
      : ["", "", ""]),
  ];
  const headings = statementColumns.map(([, heading]) => heading);
  return formatSheet([
    ["Payout", "Shop", "Order", ...headings, "Total", "Currency", ...ordered],
    ...rows.map((row) => cells([row.shopName ?? "", row.orderNumber ?? ""], row)),
    cells(["", "Total"], totals),
  ]);
}
