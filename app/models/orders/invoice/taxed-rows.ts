import { allocate } from "../../platform/money/allocate";
import type { Minor } from "../../platform/money/money";
import { divideHalfAway } from "../../platform/money/round-half-away";
import { type Adjustment, sumAdjustments } from "../../selling/pricing/adjustment";
import { lineDetail } from "../order-view/line-detail";
import type { OrderLineView } from "../order-view/order-view";
import type { RowTax, TaxedRow } from "./taxed-row";

/** A line of an order, as its rows need it; `key` is its name in the order's adjustments. */
export type RowLine = Pick<
  OrderLineView,
  "id" | "sku" | "name" | "variationText" | "choiceTexts" | "qty" | "rowTotalMinor" | "isGiftCard"
> & { key: string; discountMinor: Minor };

/** What an order's rows are made of besides its lines. Amounts in minor units. */
export type RowOrder = {
  shippingMinor: Minor;
  shippingFeeMinor: Minor;
  adjustments: readonly Adjustment[];
};

const deliveryStages = ["shipping", "shipping_discount", "shipping_fee"] as const;

/**
 * The rows of an order, each with its own taxes: nets and taxes add up to what it cost (rule orders-28). The
 * delivery has a row for each set of taxes on it.
 */
export function orderRows(order: RowOrder, lines: readonly RowLine[]): TaxedRow[] {
  const goods = lines.map((line): TaxedRow => {
    const taxes = taxesOf(order.adjustments, "goods", line.key);
    return {
      kind: line.isGiftCard ? "gift_cards" : "goods",
      lineId: line.id,
      sku: line.sku,
      name: line.name,
      detail: lineDetail(line),
      qty: line.qty,
      netMinor: line.rowTotalMinor - line.discountMinor - containedMinor({ taxes }),
      taxes,
    };
  });
  return [...goods, ...deliveryRows(order, lines)];
}

function deliveryRows(order: RowOrder, lines: readonly RowLine[]): TaxedRow[] {
  const wholeMinor = order.shippingMinor + order.shippingFeeMinor;
  if (wholeMinor <= 0 || lines.length === 0) return [];
  const weights = lines.map(({ key }) =>
    sumAdjustments(order.adjustments, { stages: deliveryStages, on: "delivery", lineId: key }),
  );
  const rows = new Map<string, TaxedRow>();
  allocate(wholeMinor, weights).forEach((grossMinor, at) => {
    const taxes = taxesOf(order.adjustments, "delivery", lines[at]?.key ?? "");
    if (grossMinor === 0 && taxes.length === 0) return;
    const row: TaxedRow = {
      kind: "delivery",
      lineId: null,
      sku: "",
      name: "",
      detail: "",
      qty: 0,
      netMinor: grossMinor - containedMinor({ taxes }),
      taxes,
    };
    const key = rowKey(row);
    const known = rows.get(key);
    rows.set(key, known ? sumOf(known, row, 1) : row);
  });
  return [...rows.values()];
}

/** The taxes on the goods or the delivery of one line. */
function taxesOf(adjustments: readonly Adjustment[], on: Adjustment["on"], key: string): RowTax[] {
  return adjustments.flatMap(({ stage, title, rateBasisPoints, isContained, shares, ...step }) => {
    if ((stage !== "tax" && stage !== "other_tax") || step.on !== on) return [];
    const amountMinor = shares.find(({ lineId }) => lineId === key)?.amountMinor ?? 0;
    if (amountMinor === 0) return [];
    const isDuty = stage === "other_tax";
    return { title, rateBasisPoints: rateBasisPoints ?? null, isContained, isDuty, amountMinor };
  });
}

/** What a row's net contains no more of: the taxes that were in the price, minor units. */
export const containedMinor = ({ taxes }: Pick<TaxedRow, "taxes">): Minor =>
  taxes.reduce((sum, { isContained, amountMinor }) => sum + (isContained ? amountMinor : 0), 0);

/**
 * What a piece costs without the taxes in its price, before discounts (Article 226(8) of Directive
 * 2006/112/EC): the price with the share that its row has without them. Minor units.
 */
export function unitNetMinor(priceMinor: Minor, row: TaxedRow | undefined): Minor {
  const wholeMinor = row ? row.netMinor + containedMinor(row) : 0;
  if (!row || wholeMinor <= 0) return priceMinor;
  return Number(divideHalfAway(BigInt(priceMinor) * BigInt(row.netMinor), BigInt(wholeMinor)));
}

/** What was or goes back to be paid for a row with its taxes, minor units. */
export const rowTotalMinor = ({ netMinor, taxes }: TaxedRow): Minor =>
  taxes.reduce((sum, { amountMinor }) => sum + amountMinor, netMinor);

export const totalOfRows = (rows: readonly TaxedRow[]): Minor =>
  rows.reduce((sum, row) => sum + rowTotalMinor(row), 0);

/** What makes two taxes one: name and rate, and whether prices contain it. */
const taxKey = ({ title, rateBasisPoints, isContained }: Omit<RowTax, "amountMinor">): string =>
  `${title} ${rateBasisPoints ?? ""} ${isContained}`;

/** What makes two rows of an order one: the line, or for the delivery the taxes on it. */
export const rowKey = ({ kind, lineId, taxes }: TaxedRow): string =>
  lineId === null ? `${kind} ${taxes.map(taxKey).sort().join("|")}` : `line ${lineId}`;

/** A row with the amounts of another of the same taxes added, or with `sign` -1 taken off. */
export function sumOf(row: TaxedRow, other: TaxedRow, sign: 1 | -1): TaxedRow {
  const byKey = new Map(other.taxes.map((tax) => [taxKey(tax), tax.amountMinor]));
  return {
    ...row,
    qty: row.qty + sign * other.qty,
    netMinor: row.netMinor + sign * other.netMinor,
    taxes: row.taxes.map((tax) => ({
      ...tax,
      amountMinor: tax.amountMinor + sign * (byKey.get(taxKey(tax)) ?? 0),
    })),
  };
}

/** A tax of several rows: its amount, and the net it is on. Minor units. */
export type TaxSum = RowTax & { baseMinor: Minor };

/** The taxes of rows by name and rate with the net they are on, in the order of the rows. */
export function taxSums(rows: readonly TaxedRow[]): TaxSum[] {
  const sums = new Map<string, TaxSum>();
  for (const { netMinor, taxes } of rows)
    for (const tax of taxes) {
      const known = sums.get(taxKey(tax));
      if (!known) sums.set(taxKey(tax), { ...tax, baseMinor: netMinor });
      else {
        known.amountMinor += tax.amountMinor;
        known.baseMinor += netMinor;
      }
    }
  return [...sums.values()];
}
