import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { recordedActor } from "~/models/actor/recorded-actor";
import { allocate } from "~/models/money/allocate";
import { formatMoney } from "~/models/money/format-money";
import type { Minor } from "~/models/money/money";
import { refundedWhole } from "~/models/order/transition";
import type { OrderReturn } from "~/models/order-return/order-return";
import { refundParts, refundPartsText } from "~/models/order-view/refund-parts";
import type { PaymentOutcome } from "~/models/payment/payment-outcome";
import {
  type Refundable,
  type RefundSplit,
  redemptionsLeft,
  refundableMinor,
  refundTotalMinor,
} from "~/models/payment/refund";
import { refunds } from "../db/schema";
import { bookRefund } from "../ledger/book-refund.server";
import { queueOrderMail } from "../orders/queue-order-mail.server";
import { recordNote } from "../orders/record-note.server";
import { recordStatus } from "../orders/record-status.server";
import type { OrderRow } from "../orders/with-order-locks.server";
import type { ShopContext } from "../shop-context.server";
import { capturedFor, type PaymentRow } from "./find-payment.server";
import { heldRedemptions } from "./held-redemptions.server";
import { returnRedemptions } from "./return-redemptions.server";

/**
 * Notes that money went back: of a refund asked for here, or of one made at the provider, which is split over the orders of
 * the payment by what is left of each. Noted again it changes nothing. The orders must be locked.
 */
export async function recordRefund(
  ctx: ShopContext,
  orders: readonly OrderRow[],
  payment: PaymentRow,
  outcome: PaymentOutcome & { kind: "refunded" },
): Promise<void> {
  const made = await refundsOf(ctx, payment);
  if (made.some(({ reference }) => reference === outcome.reference)) return;
  const asked = made.find(({ id }) => id === outcome.refundId);
  if (asked) {
    const order = orders.find(({ id }) => id === asked.orderId);
    if (order) await noteRefund(ctx, order, payment, { ...asked, ...outcome, id: asked.id });
    return;
  }
  const lefts: Minor[] = [];
  for (const { id } of orders) lefts.push(refundableMinor(capturedFor(payment, id), ofOrder(made, id)));
  for (const [at, amountMinor] of allocate(outcome.amountMinor, lefts).entries()) {
    const order = orders[at];
    if (order && amountMinor > 0)
      await noteRefund(ctx, order, payment, { ...outcome, id: null, amountMinor, redemptions: [] });
  }
}

/** Notes a refund of one order and mails its shopper. An order that went back whole is closed (rule orders-17). */
async function noteRefund(
  ctx: ShopContext,
  order: OrderRow,
  payment: PaymentRow,
  refund: RefundSplit & {
    id: string | null;
    reference: string;
    currency: string;
    returned?: OrderReturn | "canceled lines" | null;
  },
): Promise<void> {
  const { amountMinor, reference } = refund;
  const refundId = refund.id ?? randomUUID();
  const done = { status: "done", reference, updatedAt: ctx.now() } as const;
  if (refund.id)
    await ctx.db
      .update(refunds)
      .set(done)
      .where(and(eq(refunds.tenantId, ctx.tenant.id), eq(refunds.id, refundId)));
  else
    await ctx.db.insert(refunds).values({
      ...{ tenantId: ctx.tenant.id, id: refundId, paymentId: payment.id, orderId: order.id, ...done },
      ...{ amountMinor, reason: "Refunded at the provider.", createdAt: ctx.now() },
    });
  // Less than was split, where the order was canceled meanwhile: its gift cards and store credit have theirs then.
  const redemptions = await returnRedemptions(ctx, {
    ...{ id: refundId, orderId: order.id, redemptions: refund.redemptions },
  });
  if (refund.currency === payment.currency)
    await bookRefund(ctx, {
      ...{ refundId, orderId: order.id, paymentId: payment.id, sellerId: order.sellerId },
      ...{ moneyMinor: amountMinor, redeemedMinor: refundTotalMinor({ amountMinor: 0, redemptions }) },
      returned: refund.returned ?? null,
      linesUnderWayMinor: linesUnderWay(ofOrder(await refundsOf(ctx, payment), order.id)),
    });
  await queueOrderMail(ctx, { orderId: order.id, kind: "refunded", subjectId: refundId });
  const split = { amountMinor, redemptions };
  const parts = refundPartsText(refundParts(split, order.paymentMethod.title), payment.currency);
  const note = `${formatMoney(refundTotalMinor(split), payment.currency)} refunded${parts && `: ${parts}`}`;
  const left = await refundable(ctx, order, payment);
  const isWhole = refundTotalMinor({ ...left, amountMinor: left.paymentMinor }) === 0;
  const event = refundedWhole(order, { actor: recordedActor(await ctx.actor()), now: ctx.now() });
  if (!isWhole || !event) return recordNote(ctx, order, note);
  await recordStatus(ctx, order.id, event, note);
}

/** What refunds of canceled lines that are under way pay back, minor units. */
const linesUnderWay = (made: readonly (typeof refunds.$inferSelect)[]): Minor =>
  made
    .filter(({ status, returned }) => status === "requested" && returned === "canceled lines")
    .reduce((sum, refund) => sum + refundTotalMinor(refund), 0);

/**
 * What can still go back of an order: of its part of the payment, and of the gift cards and store credit that paid it. These go back
 * by themselves when an order is cancelled, and not before it is paid. The order must be locked.
 */
export async function refundable(
  ctx: ShopContext,
  order: OrderRow,
  payment: PaymentRow,
): Promise<Refundable> {
  const made = ofOrder(await refundsOf(ctx, payment), order.id);
  const isPaid = order.status !== "pending" && order.status !== "pending_payment";
  const held = isPaid ? await heldRedemptions(ctx, order.id) : [];
  return {
    paymentMinor: refundableMinor(capturedFor(payment, order.id), made),
    redemptions: redemptionsLeft(held, made),
    currency: payment.currency,
  };
}

/** The refunds of one order, of those of its payment. */
export const ofOrder = <Refund extends { orderId: string }>(made: readonly Refund[], orderId: string) =>
  made.filter((refund) => refund.orderId === orderId);

/** Every refund of a payment, of whichever of its orders, the oldest first. */
export const refundsOf = (ctx: ShopContext, payment: Pick<PaymentRow, "id">) =>
  ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.tenantId, ctx.tenant.id), eq(refunds.paymentId, payment.id)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
