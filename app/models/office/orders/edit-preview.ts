import { formatMoney } from "../../platform/money/format-money";
import type { Minor } from "../../platform/money/money";
import type { CartSummary } from "../../selling/cart-summary/cart-summary";
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
  return {
    kind: "facts",
    title: "What it costs",
    facts: rows.flatMap(([label, of]) => {
      const [before, after] = [of(was), of(now)].map((minor) => formatMoney(minor, currency));
      if (of(was) === 0 && of(now) === 0) return [];
      return [{ label, text: before === after ? `${after}` : `${before} → ${after}` }];
    }),
  };
}

/** The lines of an order after an edit, with what becomes of each. */
export const previewLines = (lines: readonly PreviewLine[], currency: string): PanelView => ({
  kind: "table",
  title: "Lines",
  columns: [{ label: "Product" }, { label: "Pieces", align: "end" }, { label: "Each", align: "end" }],
  rows: lines.map(({ name, sku, wasQty, qty, priceMinor }) => [
    `${name} (${sku})`,
    wasQty === qty ? String(qty) : `${wasQty} → ${qty}`,
    formatMoney(priceMinor, currency),
  ]),
  empty: "",
});

/** What goods would cost as an order: their lines, and the sums by name. */
export function newOrderPanels({ items, totals, shippingMethod, currency }: CartSummary): PanelView[] {
  const money = (minor: Minor) => formatMoney(minor, currency);
  const sums = { ...totals, shippingMinor: totals.shippingMinor - totals.shippingDiscountMinor };
  return [
    {
      kind: "table",
      title: "Lines",
      columns: [
        { label: "Product" },
        { label: "Pieces", align: "end" },
        { label: "Each", align: "end" },
        { label: "Sum", align: "end" },
      ],
      rows: items.map(({ name, sku, qty, priceMinor, rowTotalMinor }) => [
        `${name} (${sku})`,
        String(qty),
        money(priceMinor),
        money(rowTotalMinor),
      ]),
      empty: "",
    },
    {
      kind: "facts",
      title: "Sums",
      facts: [
        ...rows.flatMap(([label, of]) => (of(sums) === 0 ? [] : [{ label, text: money(of(sums)) }])),
        { label: "Sent by", text: shippingMethod?.title ?? "Nothing is sent" },
      ],
    },
  ];
}

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
