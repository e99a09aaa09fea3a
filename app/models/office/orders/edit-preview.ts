import { formatMoney } from "../../platform/money/format-money";
import type { Minor } from "../../platform/money/money";
import type { PanelView } from "../record/record-view";

/** The sums that a preview compares, minor units. */
export type ComparedSums = {
  subtotalMinor: Minor;
  discountMinor: Minor;
  shippingMinor: Minor;
  shippingFeeMinor: Minor;
  taxMinor: Minor;
  otherTax: readonly { amountMinor: Minor }[];
  totalDueMinor: Minor;
};

/** A line of a preview; the unit price in minor units. */
export type PreviewLine = { name: string; sku: string; wasQty: number; qty: number; priceMinor: Minor };

const rows: readonly [label: string, of: (sums: ComparedSums) => Minor][] = [
  ["Goods", ({ subtotalMinor }) => subtotalMinor],
  ["Discounts", ({ discountMinor }) => 0 - discountMinor],
  ["Shipping", ({ shippingMinor, shippingFeeMinor }) => shippingMinor + shippingFeeMinor],
  ["Tax", ({ taxMinor, otherTax }) => otherTax.reduce((sum, { amountMinor }) => sum + amountMinor, taxMinor)],
  ["Total", ({ totalDueMinor }) => totalDueMinor],
];

/** What an order costs before and after an edit, row by row; a row of nothing is left out. */
export function comparedSums(was: ComparedSums, now: ComparedSums, currency: string): PanelView {
  const money = (minor: Minor) => formatMoney(minor, currency);
  return {
    kind: "table",
    title: "What it costs",
    columns: [{ label: "" }, { label: "Now", align: "end" }, { label: "After", align: "end" }],
    rows: rows.flatMap(([label, of]) =>
      of(was) === 0 && of(now) === 0 ? [] : [[label, money(of(was)), money(of(now))]],
    ),
    empty: "",
  };
}

/** The lines of an order after an edit, with what becomes of each. */
export const previewLines = (lines: readonly PreviewLine[], currency: string): PanelView => ({
  kind: "table",
  title: "Lines",
  columns: [
    { label: "Product" },
    { label: "Now", align: "end" },
    { label: "After", align: "end" },
    { label: "Each", align: "end" },
  ],
  rows: lines.map(({ name, sku, wasQty, qty, priceMinor }) => [
    `${name} (${sku})`,
    String(wasQty),
    String(qty),
    formatMoney(priceMinor, currency),
  ]),
  empty: "",
});

/** What becomes of the difference, in a sentence. */
export function differenceText(
  differenceMinor: Minor,
  { currency, isPaid }: { currency: string; isPaid: boolean },
): string {
  const amount = formatMoney(Math.abs(differenceMinor), currency);
  if (differenceMinor === 0) return "It costs the same.";
  if (differenceMinor > 0)
    return isPaid
      ? `${amount} more. They get an email with a link to pay it.`
      : `${amount} more. They get an email with what it costs now.`;
  return isPaid
    ? `${amount} less. It is paid back the way it was paid.`
    : `${amount} less. It is asked for no more.`;
}
