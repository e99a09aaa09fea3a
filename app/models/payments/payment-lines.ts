// @public

import type { Minor } from "../platform/money/money";
import { type Adjustment, type PricingStage, sumAdjustments } from "../selling/pricing/adjustment";

/** A part of what a payment is for, as its provider shows it to the shopper. Amounts in minor units. */
export type PaymentLine = {
  kind: "goods" | "download" | "delivery" | "tax" | "redeemed" | "difference";
  name: string;
  /** Empty for what is no product. */
  sku: string;
  qty: number;
  /** Of one piece, before discounts; negative for what gift cards and store credit pay. */
  unitMinor: Minor;
  /** Of all pieces. */
  discountMinor: Minor;
  /** Pieces times unit, less the discount. */
  totalMinor: Minor;
  /** The tax that the total contains, at one rate; 0 for none, and where there are several rates. */
  taxMinor: Minor;
  rateBasisPoints: number;
};

/** An order as its lines need it. Amounts in minor units. */
export type BilledOrder = {
  adjustments: readonly Adjustment[];
  redeemedMinor: Minor;
  shippingTitle: string;
  items: readonly {
    lineId: string;
    sku: string;
    name: string;
    qty: number;
    rowTotalMinor: Minor;
    discountMinor: Minor;
    needsShipping: boolean;
  }[];
};

/**
 * What a payment is for, line by line; the lines add up to its amount. A payment for something else than
 * whole orders, as for what an edit made one dearer by, has one line (rule payment-29).
 */
export function paymentLines(
  orders: readonly BilledOrder[],
  payment: { amountMinor: Minor; orderNumber: string },
): PaymentLine[] {
  const lines = orders.flatMap(linesOf);
  const sumMinor = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  if (sumMinor === payment.amountMinor && lines.every(({ name }) => name !== "")) return lines;
  return [line("difference", `Order ${payment.orderNumber}`, payment.amountMinor)];
}

function linesOf({ adjustments, redeemedMinor, shippingTitle, items }: BilledOrder): PaymentLine[] {
  const deliveryMinor = sumAdjustments(adjustments, {
    stages: ["shipping", "shipping_discount", "shipping_fee"],
  });
  const delivery = line("delivery", shippingTitle || "Delivery", deliveryMinor);
  const added = adjustments.filter(({ stage, isContained }) => taxStages.has(stage) && !isContained);
  const redeemed = line("redeemed", "Gift cards and store credit", -redeemedMinor);
  return [
    ...items.map((item) => goodsLine(item, adjustments)),
    ...(deliveryMinor === 0 ? [] : [withTaxes(delivery, contained(adjustments, "delivery"))]),
    ...added.map(({ title, amountMinor }) => line("tax", title, amountMinor)),
    ...(redeemedMinor === 0 ? [] : [redeemed]),
  ];
}

function goodsLine(item: BilledOrder["items"][number], adjustments: readonly Adjustment[]): PaymentLine {
  const { lineId, sku, name, qty, rowTotalMinor, discountMinor, needsShipping } = item;
  const row = line(needsShipping ? "goods" : "download", name, rowTotalMinor);
  // A row that its pieces do not divide is one piece.
  const pieces =
    rowTotalMinor % qty === 0
      ? { qty, unitMinor: rowTotalMinor / qty }
      : { name: name === "" ? "" : `${qty} × ${name}` };
  const totalMinor = rowTotalMinor - discountMinor;
  const taxes = contained(adjustments, "goods").flatMap(({ shares, rateBasisPoints = 0 }) =>
    shares
      .filter((share) => share.lineId === lineId)
      .map(({ amountMinor }) => ({ amountMinor, rateBasisPoints })),
  );
  return withTaxes({ ...row, ...pieces, sku, discountMinor, totalMinor }, taxes);
}

const taxStages: ReadonlySet<PricingStage> = new Set(["tax", "other_tax"]);

const contained = (adjustments: readonly Adjustment[], on: Adjustment["on"]): readonly Adjustment[] =>
  adjustments.filter((one) => taxStages.has(one.stage) && one.isContained && one.on === on);

/** A line of one piece without tax. */
const line = (kind: PaymentLine["kind"], name: string, totalMinor: Minor): PaymentLine => ({
  kind,
  name,
  sku: "",
  qty: 1,
  unitMinor: totalMinor,
  discountMinor: 0,
  totalMinor,
  taxMinor: 0,
  rateBasisPoints: 0,
});

/** A line with the tax it contains: providers know one rate a line. */
function withTaxes(
  whole: PaymentLine,
  taxes: readonly { amountMinor: Minor; rateBasisPoints?: number | undefined }[],
): PaymentLine {
  const [tax, ...others] = taxes;
  if (!tax || others.length > 0) return whole;
  return { ...whole, taxMinor: tax.amountMinor, rateBasisPoints: tax.rateBasisPoints ?? 0 };
}
