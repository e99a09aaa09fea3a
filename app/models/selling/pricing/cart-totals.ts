import type { Minor } from "../../platform/money/money";
import type { RedeemedAmount } from "../gift-card/redeem";
import type { NamedTax } from "../tax/tax-rule";
import { type Adjustment, type PricingStage, sumAdjustments } from "./adjustment";
import type { CartPrice, PricedLine } from "./price-cart";

/** A line with everything its total is made of. Amounts in minor units. */
export type CartLineTotals = {
  id: string;
  qty: number;
  /** Unit price with option fees, before discounts. */
  unitPriceMinor: Minor;
  /** Quantity times unit price. */
  rowTotalMinor: Minor;
  /** Discounts on the row. */
  discountMinor: Minor;
  /** Shipping fees of its pieces; not in `totalMinor`, because they belong to the delivery. */
  shippingFeeMinor: Minor;
  /** Tax on the goods, without tax on delivery. */
  taxMinor: Minor;
  otherTax: NamedTax[];
  /**
   * The line's share of the grand total without delivery: row, minus discount, plus taxes not included in it.
   */
  totalMinor: Minor;
};

/** A cart's totals. Included taxes are listed too; `addedTaxMinor` is the part added to the total. */
export type CartTotals = {
  subtotalMinor: Minor;
  discountMinor: Minor;
  shippingMinor: Minor;
  shippingDiscountMinor: Minor;
  /** The products' shipping fees, in addition to the delivery and never discounted. */
  shippingFeeMinor: Minor;
  taxMinor: Minor;
  otherTax: NamedTax[];
  addedTaxMinor: Minor;
  grandTotalMinor: Minor;
  /** With the texts for the shopper. */
  redemptions: (Omit<RedeemedAmount, "codeEnd"> & { title: string })[];
  redeemedMinor: Minor;
  totalDueMinor: Minor;
  lines: CartLineTotals[];
};

const unitStages: readonly PricingStage[] = ["sale", "tier", "option_fee"];
const discountStages: readonly PricingStage[] = ["line_discount", "order_discount"];

/** The totals of a priced cart, summed from its adjustments (rule pricing-9). */
export function cartTotals({ lines: priced, adjustments }: CartPrice): CartTotals {
  const sum = (...stages: PricingStage[]) => sumAdjustments(adjustments, { stages });
  const lines = priced.map((line) => lineTotals(line, adjustments));
  const subtotalMinor = lines.reduce((total, { rowTotalMinor }) => total + rowTotalMinor, 0);
  const addedTaxMinor = sumAdjustments(added(adjustments), { stages: ["tax", "other_tax"] });
  const goodsMinor = subtotalMinor + sum(...discountStages);
  const deliveryMinor = sum("shipping", "shipping_discount", "shipping_fee");
  const grandTotalMinor = goodsMinor + deliveryMinor + addedTaxMinor;
  const redeemedMinor = positive(sum("redemption"));
  return {
    subtotalMinor,
    discountMinor: positive(sum(...discountStages)),
    shippingMinor: sum("shipping"),
    shippingDiscountMinor: positive(sum("shipping_discount")),
    shippingFeeMinor: sum("shipping_fee"),
    taxMinor: sum("tax"),
    otherTax: otherTaxes(adjustments),
    addedTaxMinor,
    grandTotalMinor,
    redemptions: adjustments.filter(({ stage }) => stage === "redemption").map(redeemed),
    redeemedMinor,
    totalDueMinor: grandTotalMinor - redeemedMinor,
    lines,
  };
}

function lineTotals(
  { id, qty, listTotalMinor }: PricedLine,
  adjustments: readonly Adjustment[],
): CartLineTotals {
  const own = (stages: readonly PricingStage[], from = adjustments) =>
    sumAdjustments(from, { stages, lineId: id, ...(stages.includes("tax") ? { on: "goods" } : {}) });
  const rowTotalMinor = listTotalMinor + own(unitStages);
  const discountMinor = positive(own(discountStages));
  return {
    id,
    qty,
    rowTotalMinor,
    discountMinor,
    unitPriceMinor: qty === 0 ? 0 : rowTotalMinor / qty,
    shippingFeeMinor: own(["shipping_fee"]),
    taxMinor: own(["tax"]),
    otherTax: otherTaxes(adjustments, id),
    totalMinor: rowTotalMinor - discountMinor + own(["tax", "other_tax"], added(adjustments)),
  };
}

const added = (adjustments: readonly Adjustment[]) => adjustments.filter(({ isContained }) => !isContained);

/** Turns a deduction into a positive amount, never `-0`. */
const positive = (amountMinor: Minor): Minor => (amountMinor === 0 ? 0 : -amountMinor);

/** Named duties: of the whole cart, or of the goods of one line. */
function otherTaxes(adjustments: readonly Adjustment[], lineId?: string): NamedTax[] {
  const totals = new Map<string, Minor>();
  for (const adjustment of adjustments) {
    if (adjustment.stage !== "other_tax") continue;
    const filter = {
      stages: ["other_tax"] as const,
      ...(lineId === undefined ? {} : { lineId, on: "goods" as const }),
    };
    const amountMinor = sumAdjustments([adjustment], filter);
    if (amountMinor !== 0) totals.set(adjustment.title, (totals.get(adjustment.title) ?? 0) + amountMinor);
  }
  return [...totals].map(([name, amountMinor]) => ({ name, amountMinor }));
}

function redeemed({ code, title, amountMinor }: Adjustment): CartTotals["redemptions"][number] {
  const [kind = "", ...rest] = code.split(":");
  return {
    kind: kind === "store_credit" ? "store_credit" : "gift_certificate",
    code: rest.join(":"),
    title,
    amountMinor: positive(amountMinor),
  };
}
