// @public

import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { type OrderReturn, orderReturn, qtyNotReturned } from "~/models/orders/return-request/order-return";
import { qtyLeftToShip, type ShippableLine } from "~/models/orders/shipment/shipment";
import { type LinePieces, takePieces, type WantedPieces } from "~/models/orders/shipment/take-pieces";
import { canceledPiecesNote } from "~/models/orders/states/cancel-note";
import { emptied, transition } from "~/models/orders/states/transition";
import { totalOfParts } from "~/models/payments/order-history";
import { isOpen } from "~/models/payments/payment-outcome";
import { type RefundEnd, refundTotalMinor } from "~/models/payments/refund";
import { AppError } from "~/models/platform/error/app-error";
import type { Minor } from "~/models/platform/money/money";
import { orderStatusLabels } from "~/models/selling/checkout/order-status";
import { authorize } from "~/models/shops/actors/authorize";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { orderItems } from "~/tables/orders/orders";
import { bookLinesCanceled } from "../../payments/ledger/book-lines-canceled.server";
import { findPaymentsOfOrder } from "../../payments/providers/find-payment.server";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { issueCreditNote } from "../invoices/issue-credit-note.server";
import { withGroupLocks } from "../locks/with-order-locks.server";
import { paymentToRefund, refundable } from "../money/record-refund.server";
import { beginRefund, finishRefund, type RefundRow } from "../money/refund-payment.server";
import { queueOrderMail } from "../queue-order-mail.server";
import { releasePieces } from "../records/move-stock.server";
import { readShippableLines } from "../records/read-shippable-lines.server";
import { recordNote } from "../records/record-note.server";
import { lowerAllocation, withdrawFromPayment } from "../records/withdraw-from-payment.server";
import { readReturnableOrder } from "../return-requests/read-returnable-order.server";
import { orderSubject } from "./order-subject";
import { recordStatus } from "./record-status.server";

/**
 * What a cancellation of lines did: the whole order is canceled with its last piece. Amounts in minor units.
 */
export type CanceledLines = {
  isWhole: boolean;
  /** What the pieces cost, by part; null for the whole order. */
  returned: OrderReturn | null;
  /** What goes back to the shopper now; null where nothing does. */
  refund: { amountMinor: Minor; result: RefundEnd } | null;
};

/**
 * Cancels pieces of an order that were not sent (rule order-returns-2): they are on sale again, and what they
 * cost with its taxes is paid back, or no longer asked for. With its last piece the order is canceled, or
 * complete where something was sent.
 * @param canceled `wanted` null for everything that was not sent
 * @throws AppError `not_found`, `forbidden`, `conflict` for an order that is not being worked on, `invalid`
 * for pieces it does not have left
 */
export async function cancelLines(
  ctx: PaymentContext,
  orderId: string,
  canceled: { wanted: WantedPieces | null; note: string },
): Promise<CanceledLines> {
  const actor = await ctx.actor();
  const done = await withGroupLocks(ctx, { orderId, reach: "stock" }, async (inner, held) => {
    const group = held.map(({ order }) => order);
    const order = group.find(({ id }) => id === orderId);
    if (!order) return null;
    authorize(actor, "cancel", orderSubject(order));
    if (order.status !== "processing" && order.status !== "packing") {
      const state = orderStatusLabels[order.status];
      throw new AppError("conflict", `Lines of an order that is ${state} cannot be canceled.`);
    }
    await requireNoneAsked(inner, orderId);
    const lines = await readShippableLines(inner, orderId);
    const known = await readReturnableOrder(inner, order);
    const open = known.lines.map((line) => ({ ...line, leftQty: qtyLeftToCancel(line, lines) }));
    const all = open.flatMap(({ sku, leftQty }) => (leftQty > 0 ? [{ sku, qty: leftQty }] : []));
    if (all.length === 0) throw new AppError("conflict", "Nothing is left to cancel in this order.");
    const pieces = takePieces(open, canceled.wanted ?? all, "cancel");
    const note = noteOf(pieces, lines, canceled.note);
    if (isEmptiedBy(lines, pieces)) return cancelWhole(inner, group, order, note);
    const returned = orderReturn(known.order, known.lines, { pieces, deliveryMinor: 0, withFees: true });
    await writeCanceled(inner, orderId, pieces);
    const refund = await giveBack(inner, group, order, returned);
    await goOn(inner, order, isSentBy(lines, pieces), note);
    return { isWhole: false, returned, refund };
  });
  if (!done) throw new AppError("not_found", "We couldn’t find this order.");
  const { refund } = done;
  if (!refund) return { ...done, refund: null };
  const result = await finishRefund(ctx, refund);
  return { ...done, refund: { amountMinor: refundTotalMinor(refund), result } };
}

/** What an edit asks for is settled, or edited away, before lines are canceled (rule order-edits-6). */
async function requireNoneAsked(ctx: ShopContext, orderId: string): Promise<void> {
  const [newest, ...earlier] = await findPaymentsOfOrder(ctx, orderId);
  if (earlier.length === 0 || !newest || !isOpen(newest.status)) return;
  throw new AppError(
    "conflict",
    "The difference of this order’s last edit is not paid yet. Edit the order instead.",
  );
}

function qtyLeftToCancel(line: Parameters<typeof qtyNotReturned>[0] & { id: number }, all: ShippableLine[]) {
  const shippable = all.find(({ id }) => id === line.id);
  return shippable ? Math.min(qtyLeftToShip(shippable), qtyNotReturned(line)) : 0;
}

const countOf = (pieces: readonly LinePieces[], lineId: number): number =>
  pieces.find(({ orderItemId }) => orderItemId === lineId)?.qty ?? 0;

/** Whether an order has neither pieces nor parcels once these pieces are canceled. */
const isEmptiedBy = (lines: readonly ShippableLine[], pieces: readonly LinePieces[]): boolean =>
  lines.every(({ id, qty, canceledQty }) => qty - canceledQty - countOf(pieces, id) === 0);

/** Whether everything that is left of an order was sent once these pieces are canceled. */
const isSentBy = (lines: readonly ShippableLine[], pieces: readonly LinePieces[]): boolean =>
  lines.some(({ shippedQty }) => shippedQty > 0) &&
  lines.every((line) => qtyLeftToShip(line) === countOf(pieces, line.id));

function noteOf(pieces: readonly LinePieces[], lines: readonly ShippableLine[], reason: string): string {
  const names = pieces.map(({ orderItemId, qty }) => {
    const line = lines.find(({ id }) => id === orderItemId);
    return `${qty} × ${line?.sku ?? ""}`;
  });
  return canceledPiecesNote(names, reason);
}

async function cancelWhole(ctx: ShopContext, group: readonly OrderRow[], order: OrderRow, note: string) {
  const by = { actor: recordedActor(await ctx.actor()), now: ctx.now() };
  await withdrawFromPayment(ctx, group, [order]);
  await recordStatus(ctx, order.id, emptied(order, by), note);
  await queueOrderMail(ctx, { orderId: order.id, kind: "canceled" });
  return { isWhole: true, returned: null, refund: null };
}

async function writeCanceled(ctx: ShopContext, orderId: string, pieces: readonly LinePieces[]) {
  for (const { orderItemId, qty } of pieces)
    await ctx.db
      .update(orderItems)
      .set({ canceledQty: sql`${orderItems.canceledQty} + ${qty}` })
      .where(
        and(
          eq(orderItems.tenantId, ctx.tenant.id),
          eq(orderItems.orderId, orderId),
          eq(orderItems.id, orderItemId),
        ),
      );
  await releasePieces(ctx, orderId, pieces);
}

/**
 * Books what the pieces cost as canceled, writes its refund down as far as it was paid, and asks for the rest
 * no more.
 */
async function giveBack(
  ctx: ShopContext,
  group: readonly OrderRow[],
  order: OrderRow,
  returned: OrderReturn,
): Promise<RefundRow | null> {
  const payment = await paymentToRefund(ctx, order);
  const costMinor = totalOfParts(returned.parts);
  const paid = payment ? await refundable(ctx, order, payment) : null;
  const paidMinor = paid ? refundTotalMinor({ ...paid, amountMinor: paid.paymentMinor }) : 0;
  const refundMinor = Math.min(costMinor, paidMinor);
  const { id: orderId, sellerId } = order;
  const id = randomUUID();
  await bookLinesCanceled(ctx, { orderId, sellerId, id, refundMinor, ...returned });
  await issueCreditNote(ctx, orderId, { key: `cancellation:${orderId}:${id}`, pieces: returned.pieces });
  const isTaken = payment?.status === "paid";
  if (payment && !isTaken && costMinor > refundMinor)
    await lowerAllocation(ctx, payment, group, { orderId, amountMinor: costMinor - refundMinor });
  if (!payment || refundMinor === 0) return null;
  const reason = "Lines were canceled.";
  return beginRefund(ctx, order, payment, {
    amountMinor: refundMinor,
    reason,
    returned: "canceled lines" as const,
    isOwed: true,
  });
}

async function goOn(ctx: ShopContext, order: OrderRow, isSent: boolean, note: string): Promise<void> {
  if (!isSent || order.status !== "packing") return recordNote(ctx, order, note);
  const by = { actor: recordedActor(await ctx.actor()), now: ctx.now() };
  await recordStatus(ctx, order.id, transition(order, "complete", by), note);
}
