import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { insist } from "~/models/actor/insist";
import { AppError } from "~/models/error/app-error";
import type { Minor } from "~/models/money/money";
import { refundableMinor, refundTotalMinor, splitRefund } from "~/models/payment/refund";
import { inTransaction } from "../db/in-transaction.server";
import { orders, refunds } from "../db/schema";
import { bookRefusedReturn } from "../ledger/book-lines-canceled.server";
import { findOrderThing } from "../orders/find-order-thing.server";
import { orderThing } from "../orders/order-thing";
import { type OrderRow, withOrderLocks } from "../orders/with-order-locks.server";
import type { ShopContext } from "../shop-context.server";
import { capturedFor, findPayment, type PaymentRow, providerPaymentOf } from "./find-payment.server";
import { type PaymentContext, providerDeps } from "./payment-context.server";
import { providerByCode } from "./providers.server";
import { queueRefund } from "./queue-refund.server";
import { ofOrder, refundable, refundsOf } from "./record-refund.server";
import { settlePayment } from "./settle-payment.server";

/** What to pay back of an order's part of a payment: an amount in minor units, gift cards and store credit included, or null for all that is left. */
export type RefundInput = {
  paymentId: string;
  orderId: string;
  amountMinor: Minor | null;
  reason: string;
};

/** A row of the refunds table. */
export type RefundRow = typeof refunds.$inferSelect;

/** How long a refund that was not answered waits before a job takes it up, in ms. */
const TAKE_UP_AFTER_MS = 60_000;

/**
 * Pays an order back, whole or in part: through its payment's provider, and to the gift cards and the store credit that
 * paid it (rule payment-5). It is written down before the provider is asked, so that two at once never pay back more than
 * was taken; the provider is asked outside any transaction. A job looks after it: it takes up what a provider, or a process that ended, left without an answer.
 * @returns how the refund ended
 * @throws AppError `not_found`, or `invalid` for an amount that is too much
 * @throws ProviderUnavailable when the provider cannot be asked now; the job asks again
 */
export async function refundPayment(ctx: PaymentContext, input: RefundInput): Promise<"done" | "failed"> {
  const payment = await findPayment(ctx, input.paymentId);
  const { orderId } = input;
  if (!payment?.allocations.some((one) => one.orderId === orderId))
    throw new AppError("not_found", "There is no such payment.");
  const refund = await withOrderLocks(ctx, { orderId, reach: "order" }, async (inner, { order }) => {
    insist(await inner.actor(), "refund", orderThing(order));
    const now = (await findPayment(inner, payment.id)) ?? payment;
    return beginRefund(inner, order, now, { ...input, returned: null });
  });
  if (!refund) throw new AppError("not_found", "There is no such payment.");
  return finishRefund(ctx, refund);
}

/**
 * Writes a refund down, and queues the job that looks after it. The order must be locked, and the caller have asked whether
 * the actor may.
 * @throws AppError `invalid` for an amount that is too much
 */
export async function beginRefund(
  ctx: ShopContext,
  order: OrderRow,
  payment: PaymentRow,
  {
    amountMinor,
    reason,
    returned,
  }: Pick<RefundInput, "amountMinor" | "reason"> & Pick<RefundRow, "returned">,
): Promise<RefundRow | null> {
  const split = splitRefund(await refundable(ctx, order, payment), amountMinor);
  const [row] = await ctx.db
    .insert(refunds)
    .values({
      ...{ tenantId: ctx.tenant.id, id: randomUUID(), paymentId: payment.id, orderId: order.id },
      ...{ ...split, returned, reason: reason.slice(0, 500), status: "requested" as const },
      ...{ createdAt: ctx.now(), updatedAt: ctx.now() },
    })
    .returning();
  const runAt = new Date(ctx.now().getTime() + TAKE_UP_AFTER_MS);
  await queueRefund(ctx, { paymentId: payment.id, orderId: order.id, runAt });
  return row ?? null;
}

/** Asks the provider for a refund that was written down; asked again it pays back once. */
export async function finishRefund(ctx: PaymentContext, refund: RefundRow): Promise<"done" | "failed"> {
  const payment = await findPayment(ctx, refund.paymentId);
  const provider = payment && providerByCode(payment.provider);
  if (!payment || !provider) return fail(ctx, refund);
  const answer =
    refund.amountMinor === 0
      ? ({ kind: "done", reference: refund.id } as const)
      : await provider.refund(providerDeps(ctx), providerPaymentOf(payment), refund);
  if (answer.kind === "failed") {
    ctx.log.error("a refund was refused", { payment: payment.id, refund: refund.id, reason: answer.reason });
    return fail(ctx, refund);
  }
  await settlePayment(ctx, payment.provider, {
    paymentId: payment.id,
    outcome: {
      ...{ kind: "refunded", reference: answer.reference, refundId: refund.id },
      ...{ amountMinor: refund.amountMinor, currency: payment.currency },
    },
  });
  return "done";
}

async function fail(ctx: PaymentContext, refund: RefundRow): Promise<"failed"> {
  await inTransaction(ctx, async (inner) => {
    const [failed] = await inner.db
      .update(refunds)
      .set({ status: "failed", updatedAt: ctx.now() })
      .where(
        and(eq(refunds.tenantId, ctx.tenant.id), eq(refunds.id, refund.id), eq(refunds.status, "requested")),
      )
      .returning();
    const order = failed?.returned === "canceled lines" && (await findOrderThing(inner, refund.orderId));
    if (order && order.kind === "order")
      await bookRefusedReturn(inner, {
        ...{ refundId: refund.id, orderId: refund.orderId, paymentId: refund.paymentId },
        ...{ sellerId: order.sellerId, amountMinor: refundTotalMinor(refund) },
      });
  });
  return "failed";
}

/**
 * Pays an order that can no longer be fulfilled back: continues its pending refunds, then pays back the rest of its part of
 * the payment. An authorization is released once no other order needs it; until then it is taken without this one.
 */
export async function returnPayment(
  ctx: PaymentContext,
  { paymentId, orderId }: { paymentId: string; orderId: string },
): Promise<void> {
  const payment = await findPayment(ctx, paymentId);
  const provider = payment && providerByCode(payment.provider);
  const order = payment && (await findOrderThing(ctx, orderId));
  if (!payment || !provider || !order) return;
  insist(await ctx.actor(), "refund", order);
  if (payment.status === "authorized") {
    const others = payment.allocations.filter((one) => one.orderId !== orderId);
    if (!(await areCanceled(ctx, others))) return;
    const outcome = await provider.cancel(providerDeps(ctx), providerPaymentOf(payment));
    await settlePayment(ctx, payment.provider, { paymentId, outcome });
    return;
  }
  const made = ofOrder(await refundsOf(ctx, payment), orderId);
  for (const begun of made) if (begun.status === "requested") await finishRefund(ctx, begun);
  const isLeft = refundableMinor(capturedFor(payment, orderId), made) > 0;
  const isRefused = made.some(({ status }) => status === "failed");
  if (isLeft && !isRefused && (made.length === 0 || (await areCanceled(ctx, [{ orderId }]))))
    await refundPayment(ctx, { paymentId, orderId, amountMinor: null, reason: "The order was canceled." });
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
