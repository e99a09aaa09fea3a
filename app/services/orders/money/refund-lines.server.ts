// @public

import { notOnce, type RefundOnce } from "~/models/orders/payment/refund-once";
import {
  deliveryLeftMinor,
  type LineWithReturns,
  type OrderReturn,
  orderReturn,
  qtyNotReturned,
  returnOfAmount,
} from "~/models/orders/return-request/order-return";
import { type LinePieces, takePieces, type WantedPieces } from "~/models/orders/shipment/take-pieces";
import { totalOfParts } from "~/models/payments/order-history";
import type { RefundEnd } from "~/models/payments/refund";
import { refundRefusal, refundTotalMinor } from "~/models/payments/refund";
import { AppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import type { Minor } from "~/models/platform/money/money";
import { authorize } from "~/models/shops/actors/authorize";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { withOrderLocks } from "../locks/with-order-locks.server";
import { readReturnableOrder } from "../return-requests/read-returnable-order.server";
import { orderSubject } from "../states/order-subject";
import { type AskedRefund, askedBefore, askedRefund } from "./asked-before.server";
import { leftToRefund, paymentToRefund, refundable } from "./record-refund.server";
import { beginRefund, endOfRefund, type RefundRow } from "./refund-payment.server";

/**
 * What to pay back: pieces by SKU, and a part of the delivery as the order shows it, or all that is left of
 * it.
 */
export type LinesRefund = {
  wanted: WantedPieces;
  delivery: Minor | "all";
  reason: string;
  /** What makes it one refund when it is asked for again (rule payment-24); by default nothing does. */
  once?: RefundOnce;
};

/**
 * Pays pieces of an order and its delivery back, each with its share of the taxes (rule order-returns-3).
 * @returns what the pieces cost, what was paid back of it in minor units, and how the refund ended
 * @throws AppError `not_found`, `forbidden`, or `invalid` for what the order does not have left
 */
export async function refundLines(
  ctx: PaymentContext,
  orderId: string,
  { wanted, delivery, reason, once = notOnce }: LinesRefund,
): Promise<PaidLines> {
  const actor = await ctx.actor();
  const refund = await withOrderLocks(ctx, { orderId, reach: "order" }, async (inner, { order }) => {
    authorize(actor, "refund", orderSubject(order));
    return beginLinesRefund(inner, order, {
      take: (open) => takePieces(open, wanted, "refund"),
      delivery,
      reason,
      asked: askedRefund(once, { wanted, delivery }),
    });
  });
  if (!refund) throw new AppError("not_found", "We couldn’t find this order.");
  return payLines(ctx, refund);
}

/** How a refund of lines ended: what they cost, and what was paid back of it in minor units. */
export type PaidLines = { result: RefundEnd; returned: OrderReturn; paidMinor: Minor };

/** A refund of lines that was written down. */
export type BegunLines = { row: RefundRow; returned: OrderReturn };

/** Asks the provider for a refund of lines that was written down. */
export async function payLines(ctx: PaymentContext, { row, returned }: BegunLines): Promise<PaidLines> {
  return { result: await endOfRefund(ctx, row), returned, paidMinor: refundTotalMinor(row) };
}

/** What can be taken of an order's lines, and how. */
type TakePieces = (open: (LineWithReturns & { leftQty: number })[]) => LinePieces[];

/**
 * Writes down a refund of pieces and delivery, as {@link refundLines} does: of what they cost as much as is
 * left of the order, or another amount. The order must be locked, and the caller have asked whether the actor
 * may.
 * @param refund `amountMinor` null for what they cost; with `asked` the one that was made before is answered
 */
export async function beginLinesRefund(
  ctx: ShopContext,
  order: OrderRow,
  {
    take,
    delivery,
    reason,
    amountMinor: askedMinor = null,
    asked,
  }: {
    take: TakePieces;
    delivery: Minor | "all";
    reason: string;
    amountMinor?: Minor | null;
    asked?: AskedRefund;
  },
): Promise<BegunLines | null> {
  const payment = await paymentToRefund(ctx, order);
  if (!payment) throw new AppError("not_found", "This order has no payment.");
  const before = asked && (await askedBefore(ctx, payment, order.id, asked));
  if (before && typeof before.returned === "object" && before.returned)
    return { row: before, returned: before.returned };
  const known = await readReturnableOrder(ctx, order);
  const open = known.lines.map((line) => ({ ...line, leftQty: qtyNotReturned(line) }));
  const leftMinor = deliveryLeftMinor(known.order, known.lines);
  const deliveryMinor = delivery === "all" ? leftMinor : delivery;
  if (deliveryMinor < 0 || deliveryMinor > leftMinor) {
    const [left, asked] = [leftMinor, deliveryMinor].map((minor) => formatMoney(minor, order.currency));
    throw new AppError("invalid", `Shipping: ${left} left to refund, not ${asked}.`, "shipping");
  }
  const cost = orderReturn(known.order, known.lines, {
    pieces: take(open),
    deliveryMinor,
    withFees: false,
  });
  const paid = await refundable(ctx, order, payment);
  const paidMinor = refundTotalMinor({ ...paid, amountMinor: paid.paymentMinor });
  const costMinor = totalOfParts(cost.parts);
  if (costMinor > paidMinor && (await leftToRefund(ctx, order)) > paidMinor)
    throw tooMuchAtOnce(order, paidMinor);
  const mostMinor = Math.min(costMinor, paidMinor);
  const amountMinor = askedMinor ?? mostMinor;
  if (askedMinor !== null && (askedMinor <= 0 || askedMinor > mostMinor))
    throw refundRefusal(mostMinor, order.currency);
  // Where less is left than the pieces cost, all that is left goes back, and not a share of it.
  const returned = amountMinor < paidMinor ? returnOfAmount(cost, amountMinor) : cost;
  const row = await beginRefund(ctx, order, payment, { amountMinor, reason, returned, asked });
  return row && { row, returned };
}

/** An order that was paid in two steps is paid back in two (rule order-edits-6). */
const tooMuchAtOnce = ({ currency }: OrderRow, mostMinor: Minor) =>
  new AppError(
    "conflict",
    `This order was paid in several payments. At most ${formatMoney(mostMinor, currency)} can be paid back at once: refund fewer pieces, then the rest.`,
  );
