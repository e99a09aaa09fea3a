// @public

import { orderParts } from "../../payments/ledger-account";
import { type PartAmounts, totalOfParts } from "../../payments/order-history";
import { partsOf } from "../../payments/split-parts";
import { allocate } from "../../platform/money/allocate";
import type { Minor } from "../../platform/money/money";
import { divideHalfAway } from "../../platform/money/round-half-away";
import { type Adjustment, sumAdjustments } from "../../selling/pricing/adjustment";
import type { LinePieces } from "../shipment/take-pieces";

/**
 * What goes back of an order by its lines: pieces, a part of the delivery, and all that belongs to them.
 * Minor units.
 */
export type OrderReturn = {
  pieces: LinePieces[];
  /** Of the delivery as the order shows it, without the taxes that were added to it. */
  deliveryMinor: Minor;
  /** What the shopper gets back, by part. */
  parts: PartAmounts;
  promotionMinor: Minor;
  commissionMinor: Minor;
};

/** A line of an order with what went back of it before. Amounts in minor units. */
export type LineWithReturns = {
  id: number;
  sku: string;
  lineId: string;
  qty: number;
  canceledQty: number;
  /** Pieces that refunds paid back. */
  refundedQty: number;
  rowTotalMinor: Minor;
  discountMinor: Minor;
  shippingFeeMinor: Minor;
  isGiftCard: boolean;
  promotionMinor: Minor;
  commissionMinor: Minor;
};

/** An order with what went back of its delivery before. Amounts in minor units. */
export type ReturnableOrder = {
  shippingMinor: Minor;
  shippingFeeMinor: Minor;
  adjustments: readonly Adjustment[];
  /** What the marketplace's coupons took off the delivery. */
  deliveryPromotionMinor: Minor;
  /** What refunds paid back of the delivery as the order shows it. */
  deliveryRefundedMinor: Minor;
};

/**
 * What goes back: pieces, a part of the delivery, and whether the shipping fees of the pieces go with them.
 */
type Wanted = { pieces: readonly LinePieces[]; deliveryMinor: Minor; withFees: boolean };

/** Pieces of a line that were neither canceled nor paid back. */
export const qtyNotReturned = ({ qty, canceledQty, refundedQty }: LineWithReturns): number =>
  Math.max(0, qty - canceledQty - refundedQty);

/** What is left of the delivery as the order shows it, minor units. */
export const deliveryLeftMinor = (order: ReturnableOrder, lines: readonly LineWithReturns[]): Minor =>
  Math.max(0, order.shippingMinor + order.shippingFeeMinor - deliveryGoneMinor(order, lines));

/**
 * What goes back with pieces of an order and with its delivery (rule order-returns-1). Each amount of a line
 * is the difference of two cumulative shares, each rounded once, so that a line that goes back piece by piece
 * goes back whole.
 */
export function orderReturn(
  order: ReturnableOrder,
  lines: readonly LineWithReturns[],
  { pieces, deliveryMinor: askedMinor, withFees }: Wanted,
): OrderReturn {
  const taken = pieces.flatMap(({ orderItemId, qty }) => {
    const line = lines.find(({ id }) => id === orderItemId);
    return line ? [{ line, qty }] : [];
  });
  const of = (amountOf: (line: LineWithReturns) => Minor) =>
    taken.reduce((sum, { line, qty }) => {
      const goneQty = line.canceledQty + line.refundedQty;
      return sum + shareBetween(amountOf(line), goneQty, goneQty + qty, line.qty);
    }, 0);
  const fees = taken.map(({ line, qty }) =>
    shareBetween(line.shippingFeeMinor, line.canceledQty, line.canceledQty + qty, line.qty),
  );
  const deliveryMinor = askedMinor + (withFees ? fees.reduce((sum, fee) => sum + fee, 0) : 0);
  const gone = deliveryGoneMinor(order, lines);
  const whole = order.shippingMinor + order.shippingFeeMinor;
  const ofDelivery = (amount: Minor) => shareBetween(amount, gone, gone + deliveryMinor, whole);
  const contained = order.adjustments.filter(({ isContained }) => isContained);
  const taxOf = (from: readonly Adjustment[], { lineId }: { lineId?: string }) =>
    lineId === undefined
      ? sumAdjustments(from, { stages: taxes, on: "delivery" })
      : sumAdjustments(from, { stages: taxes, on: "goods", lineId });
  const netOf = (line: LineWithReturns) => line.rowTotalMinor - line.discountMinor - taxOf(contained, line);
  const parts = {
    goods: of((line) => (line.isGiftCard ? 0 : netOf(line))),
    gift_cards: of((line) => (line.isGiftCard ? netOf(line) : 0)),
    delivery: ofDelivery(whole - taxOf(contained, {})),
    tax: of((line) => taxOf(order.adjustments, line)) + ofDelivery(taxOf(order.adjustments, {})),
  };
  return {
    pieces: [...pieces],
    deliveryMinor,
    parts: partsOf((part) => parts[part]),
    promotionMinor: of(({ promotionMinor }) => promotionMinor) + ofDelivery(order.deliveryPromotionMinor),
    commissionMinor: of(({ commissionMinor }) => commissionMinor),
  };
}

/**
 * The same pieces for another amount than they cost (rule order-returns-7): every part of it in proportion,
 * and of the promotion and the commission the same share, never more than the whole.
 */
export function returnOfAmount(returned: OrderReturn, amountMinor: Minor): OrderReturn {
  const cost = totalOfParts(returned.parts);
  if (cost <= 0) return returned;
  const shares = allocate(
    amountMinor,
    orderParts.map((part) => returned.parts[part]),
  );
  const share = (minor: Minor) => shareOf(minor, Math.min(amountMinor, cost), cost);
  return {
    ...returned,
    parts: partsOf((_, index) => shares[index] ?? 0),
    promotionMinor: share(returned.promotionMinor),
    commissionMinor: share(returned.commissionMinor),
  };
}

const taxes = ["tax", "other_tax"] as const;

/** What went back of the delivery: by refunds, and as the fees of canceled pieces. */
const deliveryGoneMinor = (order: ReturnableOrder, lines: readonly LineWithReturns[]): Minor =>
  lines.reduce(
    (sum, { shippingFeeMinor, canceledQty, qty }) => sum + shareOf(shippingFeeMinor, canceledQty, qty),
    order.deliveryRefundedMinor,
  );

const shareBetween = (wholeMinor: Minor, before: number, after: number, of: number): Minor =>
  shareOf(wholeMinor, after, of) - shareOf(wholeMinor, before, of);

/** A share of an amount, rounded half away from zero. */
function shareOf(wholeMinor: Minor, count: number, of: number): Minor {
  if (of <= 0) return 0;
  return Number(divideHalfAway(BigInt(wholeMinor) * BigInt(Math.min(count, of)), BigInt(of)));
}
