import { and, eq, inArray } from "drizzle-orm";
import { dueBackMinor, refundPauseMs, refusalsInARow } from "~/models/orders/payment/owed-back";
import { isRefundUnderWay } from "~/models/payments/refund";
import { authorize } from "~/models/shops/actors/authorize";
import { orders } from "~/tables/orders/orders";
import { readOrderHistory } from "../../payments/ledger/read-order-history.server";
import {
  findPayment,
  type PaymentRow,
  providerPaymentOf,
} from "../../payments/providers/find-payment.server";
import { type PaymentContext, providerDeps } from "../../payments/providers/payment-context.server";
import { providerByCode } from "../../payments/providers/providers.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { withOrderLocks } from "../locks/with-order-locks.server";
import { findOrderSubject } from "../records/find-order-subject.server";
import { orderSubject } from "../states/order-subject";
import { queueRefund } from "./queue-refund.server";
import { ofOrder, refundable, refundsOf } from "./record-refund.server";
import { beginRefund, finishRefund, type RefundRow } from "./refund-payment.server";
import { settlePayment } from "./settle-payment.server";

/**
 * Pays back what is owed of an order (rule payment-21): continues its refunds that are under way, then begins
 * one for the rest. Refused, it is tried again later, by a job and without end. An authorization of a
 * canceled order is released once no other order needs it; until then it is taken without this one.
 * @throws ProviderUnavailable when the provider cannot be asked now; the job asks again
 */
export async function returnPayment(
  ctx: PaymentContext,
  { paymentId, orderId }: { paymentId: string; orderId: string },
): Promise<void> {
  const payment = await findPayment(ctx, paymentId);
  const order = payment && (await findOrderSubject(ctx, orderId));
  if (!payment || !order) return;
  authorize(await ctx.actor(), "refund", order);
  if (payment.status === "authorized") return release(ctx, payment, orderId);
  const made = ofOrder(await refundsOf(ctx, payment), orderId);
  const ends: string[] = [];
  for (const begun of made) if (isRefundUnderWay(begun.status)) ends.push(await finishRefund(ctx, begun));
  const isRefused = ends.includes("failed");
  const owed = await beginOwed(ctx, payment, { orderId, isLater: isRefused });
  if (owed) await finishRefund(ctx, owed);
}

async function release(ctx: PaymentContext, payment: PaymentRow, orderId: string): Promise<void> {
  const provider = providerByCode(payment.provider);
  const { id: paymentId, allocations } = payment;
  const others = allocations.filter((one) => one.orderId !== orderId);
  if (!provider || !(await areCanceled(ctx, others))) return;
  const outcome = await provider.cancel(providerDeps(ctx), providerPaymentOf(payment));
  await settlePayment(ctx, payment.provider, { paymentId, outcome });
}

/**
 * Writes a refund of what is owed down; the job that looks after it comes when it may be tried again, should
 * it be refused.
 * @param isLater true to leave it to that job
 */
async function beginOwed(
  ctx: PaymentContext,
  payment: PaymentRow,
  { orderId, isLater }: { orderId: string; isLater: boolean },
): Promise<RefundRow | null> {
  return withOrderLocks(ctx, { orderId, reach: "order" }, async (inner, { order }) => {
    authorize(await inner.actor(), "refund", orderSubject(order));
    const now = (await findPayment(inner, payment.id)) ?? payment;
    const made = ofOrder(await refundsOf(inner, now), orderId);
    const amountMinor = await dueOf(inner, order, now);
    if (amountMinor === 0) return null;
    const lookAfterMs = refundPauseMs(refusalsInARow(made) + (isLater ? 0 : 1));
    if (isLater) {
      const runAt = new Date(inner.now().getTime() + lookAfterMs);
      await queueRefund(inner, { paymentId: payment.id, orderId, runAt });
      return null;
    }
    const isCanceled = order.status === "canceled";
    return beginRefund(inner, order, now, {
      amountMinor,
      isOwed: true,
      lookAfterMs,
      returned: isCanceled ? null : "canceled lines",
      reason: isCanceled ? "The order was canceled." : "Lines were canceled.",
    });
  });
}

/** What is to be paid back of an order's part of a payment now, minor units. */
async function dueOf(ctx: ShopContext, order: OrderRow, payment: PaymentRow): Promise<number> {
  const refunds = ofOrder(await refundsOf(ctx, payment), order.id);
  const history = await readOrderHistory(ctx, order.id);
  const { paymentMinor, redemptions } = await refundable(ctx, order, payment);
  const leftMinor = redemptions.reduce((sum, { amountMinor }) => sum + amountMinor, paymentMinor);
  return Math.min(dueBackMinor({ status: order.status, history, refunds }), leftMinor);
}

async function areCanceled(ctx: PaymentContext, of: readonly { orderId: string }[]): Promise<boolean> {
  const ids = of.map(({ orderId }) => orderId);
  if (ids.length === 0) return true;
  const rows = await ctx.db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), inArray(orders.id, ids)));
  return rows.every(({ status }) => status === "canceled");
}
