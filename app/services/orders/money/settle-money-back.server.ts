import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { MoneyBack } from "~/models/payments/payment-outcome";
import { refundableMinor, refundStatusOf, refundStep, splitTaken } from "~/models/payments/refund";
import { formatMoney } from "~/models/platform/money/format-money";
import { cutText } from "~/models/platform/text/storable-text";
import { refunds } from "~/tables/orders/payments";
import { bookFailedRefund, bookReinstated } from "../../payments/ledger/book-refund-reversal.server";
import { capturedFor, type PaymentRow } from "../../payments/providers/find-payment.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { queueOrderMail } from "../queue-order-mail.server";
import { recordNote } from "../records/record-note.server";
import { noteRefund, ofOrder, refundsOf } from "./record-refund.server";

type RefundRow = typeof refunds.$inferSelect;

/**
 * Applies what a provider says of money that goes back: of a refund asked for here, or of one made at the
 * provider or taken by the shopper's bank, which is split over the orders of the payment by what was taken
 * for each and has not gone back (rules payment-22 and payment-23). Said again, or later than it happened, it
 * changes nothing. The orders must be locked.
 */
export async function settleMoneyBack(
  ctx: ShopContext,
  orders: readonly OrderRow[],
  payment: PaymentRow,
  told: MoneyBack,
): Promise<void> {
  const made = await refundsOf(ctx, payment);
  const named = made.filter(({ reference }) => reference === told.reference);
  const known = named.length > 0 ? named : made.filter(({ id }) => id === told.refundId);
  const rows = known.length > 0 ? known : await writeDown(ctx, orders, payment, told, made);
  for (const row of rows) {
    const order = orders.find(({ id }) => id === row.orderId);
    if (order) await settleOne(ctx, order, payment, row, told);
  }
}

/** Writes down what was not asked for here, a part for each order that the payment paid. */
async function writeDown(
  ctx: ShopContext,
  orders: readonly OrderRow[],
  payment: PaymentRow,
  told: MoneyBack,
  made: readonly RefundRow[],
): Promise<RefundRow[]> {
  const takens = orders.map(({ id }) => {
    const capturedMinor = capturedFor(payment, id);
    return { capturedMinor, leftMinor: refundableMinor(capturedMinor, ofOrder(made, id)) };
  });
  const parts = splitTaken(told.amountMinor, takens);
  const taken = told.kind === "charged back" || told.kind === "reinstated";
  const values = orders.flatMap(({ id: orderId }, at) => {
    const amountMinor = parts[at] ?? 0;
    if (amountMinor === 0) return [];
    return {
      tenantId: ctx.tenant.id,
      id: randomUUID(),
      paymentId: payment.id,
      orderId,
      amountMinor,
      status: "requested" as const,
      reference: told.reference,
      reason: taken ? cutText(`Taken back: ${told.reason ?? ""}`, 500) : "Refunded at the provider.",
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    };
  });
  return values.length === 0 ? [] : ctx.db.insert(refunds).values(values).returning();
}

async function settleOne(
  ctx: ShopContext,
  order: OrderRow,
  payment: PaymentRow,
  row: RefundRow,
  told: MoneyBack,
): Promise<void> {
  const step = refundStep(row.status, told.kind);
  if (step === null) return;
  const amount = formatMoney(row.amountMinor, payment.currency);
  const because = told.reason ? `: ${told.reason}` : "";
  const of = { refundId: row.id, orderId: order.id };
  if (step === "do") {
    const takenBecause = told.kind === "charged back" ? (told.reason ?? "") : "";
    if (takenBecause)
      ctx.log.error("money was taken back", { payment: payment.id, order: order.incrementId });
    return noteRefund(ctx, order, payment, { ...row, ...pick(told), takenBecause });
  }
  await change(ctx, row, told);
  switch (step) {
    case "wait":
      await recordNote(ctx, order, `The provider is working on a refund of ${amount}.`);
      return mail(ctx, order, row, "refund_pending");
    case "refuse":
      ctx.log.error("a refund failed", { payment: payment.id, refund: row.id, reason: told.reason });
      await recordNote(ctx, order, `The provider did not refund ${amount}${because}`);
      return row.status === "pending" ? mail(ctx, order, row, "refund_failed") : undefined;
    case "take back":
      ctx.log.error("a refund came back", { payment: payment.id, refund: row.id, reason: told.reason });
      if (told.currency === payment.currency)
        await bookFailedRefund(ctx, {
          ...of,
          paymentId: payment.id,
          sellerId: order.sellerId,
          moneyMinor: row.amountMinor,
          isOfCanceledLines: row.returned === "canceled lines",
        });
      await recordNote(
        ctx,
        order,
        `The refund of ${amount} came back${because}. The shopper is still owed it.`,
      );
      return mail(ctx, order, row, "refund_failed");
    case "reinstate":
      if (row.status === "done") await bookReinstated(ctx, of);
      return recordNote(ctx, order, `${amount} that was taken back was given again${because}.`);
  }
}

const pick = ({ reference, currency }: MoneyBack) => ({ reference, currency });

const change = (ctx: ShopContext, { id }: RefundRow, { kind, reference }: MoneyBack) =>
  ctx.db
    .update(refunds)
    .set({ status: refundStatusOf(kind), reference, updatedAt: ctx.now() })
    .where(and(eq(refunds.tenantId, ctx.tenant.id), eq(refunds.id, id)));

const mail = (
  ctx: ShopContext,
  { id: orderId }: OrderRow,
  { id: subjectId }: RefundRow,
  kind: "refund_pending" | "refund_failed",
) => queueOrderMail(ctx, { orderId, kind, subjectId });
