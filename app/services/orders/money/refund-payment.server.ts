import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { notOnce, type RefundOnce } from "~/models/orders/payment/refund-once";
import { isRefundUnderWay, payableMinor, type RefundEnd, splitRefund } from "~/models/payments/refund";
import { AppError } from "~/models/platform/error/app-error";
import type { Minor } from "~/models/platform/money/money";
import { cutText } from "~/models/platform/text/storable-text";
import { authorize } from "~/models/shops/actors/authorize";
import { refunds } from "~/tables/orders/payments";
import {
  findPayment,
  type PaymentRow,
  providerPaymentOf,
} from "../../payments/providers/find-payment.server";
import { type PaymentContext, providerDeps } from "../../payments/providers/payment-context.server";
import type { PaymentProvider, RefundAnswer } from "../../payments/providers/provider";
import { providerByCode } from "../../payments/providers/providers.server";
import type { OrderRow } from "../../selling/held-order";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { withOrderLocks } from "../locks/with-order-locks.server";
import { orderSubject } from "../states/order-subject";
import { type AskedRefund, askedBefore, askedRefund } from "./asked-before.server";
import { queueRefund } from "./queue-refund.server";
import { refundable } from "./record-refund.server";
import { settlePayment } from "./settle-payment.server";

/**
 * What to pay back of an order's part of a payment: an amount in minor units, gift cards and store credit
 * included, or null for all that is left.
 */
export type RefundInput = {
  paymentId: string;
  orderId: string;
  amountMinor: Minor | null;
  reason: string;
  /** What makes it one refund when it is asked for again; by default nothing does. */
  once?: RefundOnce;
};

/** A row of the refunds table. */
export type RefundRow = typeof refunds.$inferSelect;

/** How long a refund that was not answered waits before a job takes it up, in ms. */
const TAKE_UP_AFTER_MS = 60_000;

/**
 * Pays an order back, whole or in part: through its payment's provider, and to the gift cards and the store
 * credit that paid it (rule payment-5). It is written down before the provider is asked, so that two at once
 * never pay back more than was taken; the provider is asked outside any transaction. A job looks after it: it
 * takes up what a provider, or a process that ended, left without an answer.
 * @returns how the refund ended, that of the first call where it was asked for before
 * @throws AppError `not_found`, `invalid` for an amount that is too much, or as `refundMadeBefore`
 * @throws ProviderUnavailable when the provider cannot be asked now; the job asks again
 */
export async function refundPayment(ctx: PaymentContext, input: RefundInput): Promise<RefundEnd> {
  const payment = await findPayment(ctx, input.paymentId);
  const { orderId } = input;
  if (!payment?.allocations.some((one) => one.orderId === orderId))
    throw new AppError("not_found", "There is no such payment.");
  const refund = await withOrderLocks(ctx, { orderId, reach: "order" }, async (inner, { order }) => {
    authorize(await inner.actor(), "refund", orderSubject(order));
    const now = (await findPayment(inner, payment.id)) ?? payment;
    const { amountMinor, reason, once = notOnce } = input;
    const asked = askedRefund(once, { amountMinor });
    const before = await askedBefore(inner, now, orderId, asked);
    return before ?? beginRefund(inner, order, now, { amountMinor, reason, returned: null, asked });
  });
  if (!refund) throw new AppError("not_found", "There is no such payment.");
  return endOfRefund(ctx, refund);
}

/** How a refund ended that was written down now or when its caller asked before. */
export async function endOfRefund(ctx: PaymentContext, refund: RefundRow): Promise<RefundEnd> {
  if (isRefundUnderWay(refund.status)) return finishRefund(ctx, refund);
  return refund.status === "done" ? "done" : "failed";
}

/**
 * Writes a refund down, and queues the job that looks after it. The order must be locked, and the caller have
 * asked whether the actor may.
 * @param refund `lookAfterMs` is when that job runs at the earliest, ms from now; `asked` is
 * kept for a caller who asks again; what `isOwed` is rounded to what the provider pays back
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
    lookAfterMs = TAKE_UP_AFTER_MS,
    asked,
    isOwed = false,
  }: Pick<RefundInput, "amountMinor" | "reason"> &
    Pick<RefundRow, "returned"> & { lookAfterMs?: number; asked?: AskedRefund; isOwed?: boolean },
): Promise<RefundRow | null> {
  const left = await refundable(ctx, order, payment);
  const payable = isOwed && amountMinor !== null ? payableMinor(left, amountMinor) : amountMinor;
  if (isOwed && payable === 0) return null;
  const split = splitRefund(left, payable);
  const [row] = await ctx.db
    .insert(refunds)
    .values({
      tenantId: ctx.tenant.id,
      id: randomUUID(),
      paymentId: payment.id,
      orderId: order.id,
      ...split,
      // A rounded amount is more, or less, than these cost.
      returned: payable === amountMinor ? returned : null,
      reason: cutText(reason, 500),
      status: "requested" as const,
      callerKey: asked?.once.key ?? null,
      asked: asked?.once.key ? asked.asked : null,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    })
    .returning();
  const runAt = new Date(ctx.now().getTime() + lookAfterMs);
  await queueRefund(ctx, { paymentId: payment.id, orderId: order.id, runAt });
  return row ?? null;
}

/** When a refund that its provider is working on is asked after again, in ms: its webhook says it sooner. */
const ASK_AFTER_MS = 6 * 60 * 60_000;

/**
 * Asks the provider for a refund that was written down, or how one stands that it is working on (rule
 * payment-22); asked again it pays back once.
 */
export async function finishRefund(ctx: PaymentContext, refund: RefundRow): Promise<RefundEnd> {
  const payment = await findPayment(ctx, refund.paymentId);
  const provider = payment && providerByCode(payment.provider);
  if (!payment || !provider) return fail(ctx, refund);
  const answer = await ask(ctx, provider, payment, refund);
  if (answer.kind === "failed" && answer.reference === undefined) {
    ctx.log.error("a refund was refused", { payment: payment.id, refund: refund.id, reason: answer.reason });
    return fail(ctx, refund);
  }
  const { id: paymentId, currency } = payment;
  await settlePayment(ctx, payment.provider, {
    paymentId,
    outcome: {
      kind: words[answer.kind],
      reference: answer.reference ?? "",
      refundId: refund.id,
      amountMinor: refund.amountMinor,
      currency,
      reason: answer.reason ?? "",
    },
  });
  if (answer.kind === "pending") {
    const runAt = new Date(ctx.now().getTime() + ASK_AFTER_MS);
    await queueRefund(ctx, { paymentId, orderId: refund.orderId, runAt });
  }
  return answer.kind;
}

const words = { done: "refunded", pending: "refund pending", failed: "refund failed" } as const;

function ask(
  ctx: PaymentContext,
  provider: PaymentProvider,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<RefundAnswer> {
  if (refund.amountMinor === 0) return Promise.resolve({ kind: "done", reference: refund.id });
  return refund.status === "pending" && refund.reference
    ? provider.refundState(providerDeps(ctx), refund.reference)
    : provider.refund(providerDeps(ctx), providerPaymentOf(payment), refund);
}

/** What was to go back by it is owed still, where it was owed before (rule payment-21). */
async function fail(ctx: PaymentContext, refund: RefundRow): Promise<"failed"> {
  await inTransaction(ctx, (inner) =>
    inner.db
      .update(refunds)
      .set({ status: "failed", updatedAt: ctx.now() })
      .where(
        and(eq(refunds.tenantId, ctx.tenant.id), eq(refunds.id, refund.id), eq(refunds.status, "requested")),
      ),
  );
  return "failed";
}
