import { and, asc, eq } from "drizzle-orm";
import { refundParts, refundPartsText } from "~/models/orders/payment/refund-parts";
import type { OrderReturn } from "~/models/orders/return-request/order-return";
import { refundedWhole } from "~/models/orders/states/transition";
import {
  isRefundUnderWay,
  type Refundable,
  type RefundSplit,
  redemptionsLeft,
  refundableMinor,
  refundTotalMinor,
} from "~/models/payments/refund";
import { formatMoney } from "~/models/platform/money/format-money";
import type { Minor } from "~/models/platform/money/money";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { refunds } from "~/tables/orders/payments";
import { bookRefund } from "../../payments/ledger/book-refund.server";
import {
  capturedFor,
  findPaymentsOfOrder,
  type PaymentRow,
} from "../../payments/providers/find-payment.server";
import { stepOf } from "../../payments/providers/providers.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { issueCreditNote } from "../invoices/issue-credit-note.server";
import { queueOrderMail } from "../queue-order-mail.server";
import { recordNote } from "../records/record-note.server";
import { recordStatus } from "../states/record-status.server";
import { heldRedemptions } from "./held-redemptions.server";
import { returnRedemptions } from "./return-redemptions.server";

/**
 * Notes a refund of one order that was written down, and mails its shopper. An order that went back whole is
 * closed (rule orders-17). The order must be locked.
 * @param refund `takenBecause` is why its money was taken back, which is no refund and makes no mail; empty
 * for a refund
 */
export async function noteRefund(
  ctx: ShopContext,
  order: OrderRow,
  payment: PaymentRow,
  refund: RefundSplit & {
    id: string;
    reference: string;
    currency: string;
    takenBecause: string;
    returned?: OrderReturn | "canceled lines" | "edited order" | null;
  },
): Promise<void> {
  const { id: refundId, amountMinor, reference, takenBecause } = refund;
  await ctx.db
    .update(refunds)
    .set({ status: "done", reference, updatedAt: ctx.now() })
    .where(and(eq(refunds.tenantId, ctx.tenant.id), eq(refunds.id, refundId)));
  // Less than was split, where the order was canceled meanwhile: its gift cards and store credit have theirs
  // then.
  const redemptions = await returnRedemptions(ctx, {
    id: refundId,
    orderId: order.id,
    redemptions: refund.redemptions,
  });
  if (refund.currency === payment.currency)
    await bookRefund(ctx, {
      refundId,
      orderId: order.id,
      paymentId: payment.id,
      sellerId: order.sellerId,
      moneyMinor: amountMinor,
      redeemedMinor: refundTotalMinor({ amountMinor: 0, redemptions }),
      // What an edit took off the order is owed already, and paid back first (rule ledger-6).
      returned: refund.returned === "edited order" ? null : (refund.returned ?? null),
      linesUnderWayMinor: linesUnderWay(ofOrder(await refundsOf(ctx, payment), order.id)),
    });
  // What a bank takes back is still to be paid, so the invoice stands.
  if (!takenBecause)
    await issueCreditNote(ctx, order.id, {
      key: `refund:${refundId}`,
      pieces: refund.returned && typeof refund.returned === "object" ? refund.returned.pieces : null,
    });
  if (!takenBecause) await queueOrderMail(ctx, { orderId: order.id, kind: "refunded", subjectId: refundId });
  const split = { amountMinor, redemptions };
  const parts = refundPartsText(refundParts(split, order.paymentMethod.title), payment.currency);
  const amount = formatMoney(refundTotalMinor(split), payment.currency);
  const note = takenBecause
    ? `${amount} was taken back: ${takenBecause}`
    : `${amount} refunded${parts && `: ${parts}`}`;
  const isWhole = (await leftToRefund(ctx, order)) === 0;
  const event = refundedWhole(order, { actor: recordedActor(await ctx.actor()), now: ctx.now() });
  if (!isWhole || !event) return recordNote(ctx, order, note);
  await recordStatus(ctx, order.id, event, note);
}

/** What can still go back of an order, of all its payments, minor units. The order must be locked. */
export async function leftToRefund(ctx: ShopContext, order: OrderRow): Promise<Minor> {
  const lefts = await Promise.all(
    (await findPaymentsOfOrder(ctx, order.id)).map((payment) => refundable(ctx, order, payment)),
  );
  const redeemedMinor = refundTotalMinor({ amountMinor: 0, redemptions: lefts[0]?.redemptions ?? [] });
  return lefts.reduce((sum, { paymentMinor }) => sum + paymentMinor, redeemedMinor);
}

/**
 * The payment of an order that a refund is paid from: of several, the one that has the most left. The order
 * must be locked where its amount counts.
 */
export async function paymentToRefund(ctx: ShopContext, order: OrderRow): Promise<PaymentRow | null> {
  const found = await findPaymentsOfOrder(ctx, order.id);
  if (found.length < 2) return found[0] ?? null;
  const lefts = await Promise.all(found.map((payment) => refundable(ctx, order, payment)));
  const most = Math.max(...lefts.map(({ paymentMinor }) => paymentMinor));
  return found[lefts.findIndex(({ paymentMinor }) => paymentMinor === most)] ?? null;
}

/** What refunds of canceled lines that are under way pay back, minor units. */
const linesUnderWay = (made: readonly (typeof refunds.$inferSelect)[]): Minor =>
  made
    .filter(({ status, returned }) => isRefundUnderWay(status) && returned === "canceled lines")
    .reduce((sum, refund) => sum + refundTotalMinor(refund), 0);

/**
 * What can still go back of an order: of its part of the payment, and of the gift cards and store credit that
 * paid it. These go back by themselves when an order is cancelled, and not before it is paid. The order must
 * be locked.
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
    stepMinor: stepOf(payment),
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
