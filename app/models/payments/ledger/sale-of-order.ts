import type { Exchange } from "../../platform/money/exchange";
import type { Minor } from "../../platform/money/money";
import { type Adjustment, type AdjustmentFilter, sumAdjustments } from "../../selling/pricing/adjustment";
import { type CommissionTerms, commissionIn, commissionOf, commissionShares } from "../commission";
import type { Sale, TaxRemitter } from "../sale";

/** An order, as its sale needs it. Amounts in minor units. */
export type SoldOrder = {
  id: string;
  sellerId: string;
  subtotalMinor: Minor;
  discountMinor: Minor;
  shippingMinor: Minor;
  shippingFeeMinor: Minor;
  grandTotalMinor: Minor;
  redeemedMinor: Minor;
  adjustments: readonly Adjustment[];
  /** Of an order in another currency than the business's. */
  exchange: Exchange | null;
};

/** A line of an order, as its sale needs it. Amounts in minor units. */
export type SoldLine = {
  lineId: string;
  rowTotalMinor: Minor;
  discountMinor: Minor;
  isGiftCard: boolean;
  /** Slugs of its categories, the nearest first. */
  categories: readonly string[];
};

/** What a seller and the marketplace agreed on. */
export type SellerTerms = {
  commission: CommissionTerms;
  taxRemitter: TaxRemitter;
  /** Whether the marketplace pays for the discounts of the shop the order was placed in. */
  paysShopDiscounts: boolean;
};

/** What belongs to one line of the promotion and the commission of its order, minor units. */
type LineTerms = { lineId: string; commissionMinor: Minor; promotionMinor: Minor };

/** What an order sold, by part (rules ledger-3 and ledger-5). */
export function saleOfOrder(
  order: SoldOrder,
  lines: readonly SoldLine[],
  terms: SellerTerms,
): Sale & { lines: LineTerms[] } {
  const { adjustments } = order;
  const contained = adjustments.filter(({ isContained }) => isContained);
  const taxIn = (filter: Omit<AdjustmentFilter, "stages">) =>
    sumAdjustments(contained, { ...filter, stages: taxes });
  const promoted = adjustments.filter(({ paidBy }) => terms.paysShopDiscounts && paidBy === null);
  const promotionOf = (filter: AdjustmentFilter) => 0 - sumAdjustments(promoted, filter);
  const goodsOf = ({ lineId, rowTotalMinor, discountMinor }: SoldLine) =>
    rowTotalMinor - discountMinor - taxIn({ lineId, on: "goods" });
  const giftCards = lines
    .filter(({ isGiftCard }) => isGiftCard)
    .reduce((sum, line) => sum + goodsOf(line), 0);
  const goods = order.subtotalMinor - order.discountMinor - taxIn({ on: "goods" }) - giftCards;
  const delivery = order.shippingMinor + order.shippingFeeMinor - taxIn({ on: "delivery" });
  const tax = order.grandTotalMinor - goods - giftCards - delivery;
  const promotedOf = ({ lineId }: SoldLine) => promotionOf({ stages: goodsDiscounts, lineId });
  const sold = lines
    .filter(({ isGiftCard }) => !isGiftCard)
    .map((line) => ({ ...line, goodsMinor: goodsOf(line) + promotedOf(line) }));
  const agreed = commissionIn(order.exchange, terms.commission);
  const commissions = commissionShares(sold, agreed);
  return {
    orderId: order.id,
    sellerId: order.sellerId,
    redeemedMinor: order.redeemedMinor,
    parts: { goods, gift_cards: giftCards, delivery, tax },
    promotionMinor: promotionOf({ stages: discounts }),
    commissionMinor: commissionOf(sold, agreed),
    taxRemitter: terms.taxRemitter,
    lines: lines.map((line) => ({
      lineId: line.lineId,
      commissionMinor: commissions[sold.findIndex(({ lineId }) => lineId === line.lineId)] ?? 0,
      promotionMinor: promotedOf(line),
    })),
  };
}

const taxes = ["tax", "other_tax"] as const;
const goodsDiscounts = ["line_discount", "order_discount"] as const;
const discounts = [...goodsDiscounts, "shipping_discount"] as const;
