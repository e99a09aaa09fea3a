import { and, eq } from "drizzle-orm";
import { askedMinor } from "~/models/payments/allocation";
import { isOpen } from "~/models/payments/payment-outcome";
import { AppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import type { Minor } from "~/models/platform/money/money";
import { paymentAllocations, payments } from "~/tables/orders/payments";
import { findPaymentsOfOrder, type PaymentRow } from "../../payments/providers/find-payment.server";
import { stepOf } from "../../payments/providers/providers.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { queueRefund } from "../money/queue-refund.server";
import { cancelOpenPayments } from "./cancel-open-payments.server";

/**
 * Takes orders that are being canceled out of the payment of their group, which must be locked: what they
 * paid goes back, what was not taken yet is asked for without them, and a payment that no order needs any
 * more is ended. Providers are asked by jobs, after the commit.
 * @param group every order of the group, those of `ending` in their state before
 */
export async function withdrawFromPayment(
  ctx: ShopContext,
  group: readonly OrderRow[],
  ending: readonly OrderRow[],
): Promise<void> {
  const [first] = ending;
  if (!first) return;
  // An edit may have added payments to that of the checkout (rule order-edits-4).
  for (const payment of await findPaymentsOfOrder(ctx, first.id)) await withdraw(ctx, payment, group, ending);
}

async function withdraw(
  ctx: ShopContext,
  payment: PaymentRow,
  group: readonly OrderRow[],
  ending: readonly OrderRow[],
): Promise<void> {
  const after = group.map((order) =>
    ending.includes(order) ? { ...order, status: "canceled" as const } : order,
  );
  const isLast = after.every(({ status }) => status === "canceled");
  if (payment.status === "paid" || (payment.status === "authorized" && isLast)) {
    // Where nothing was due there is nothing to pay back; gift cards get theirs back with the new state.
    if (payment.amountMinor > 0)
      for (const { id: orderId } of ending) await queueRefund(ctx, { paymentId: payment.id, orderId });
    return;
  }
  if (!isLast) return askForLess(ctx, payment, after);
  await cancelOpenPayments(ctx, payment.groupId);
  if (isOpen(payment.status))
    await enqueueJob(ctx, "close-payment", { paymentId: payment.id }, { jobKey: `close:${payment.id}` });
}

/**
 * Asks a payment that was not taken for what is left of an order, some lines of which were canceled (rule
 * order-groups-3).
 */
export async function lowerAllocation(
  ctx: ShopContext,
  payment: PaymentRow,
  group: readonly OrderRow[],
  less: { orderId: string; amountMinor: Minor },
): Promise<void> {
  const { tenantId, paymentId, orderId } = paymentAllocations;
  const lowered = payment.allocations.map((one) =>
    one.orderId === less.orderId
      ? { ...one, amountMinor: Math.max(0, one.amountMinor - less.amountMinor) }
      : one,
  );
  const now = lowered.find((one) => one.orderId === less.orderId);
  if (!now) return;
  await ctx.db
    .update(paymentAllocations)
    .set({ amountMinor: now.amountMinor })
    .where(and(eq(tenantId, ctx.tenant.id), eq(paymentId, payment.id), eq(orderId, less.orderId)));
  await askForLess(ctx, { ...payment, allocations: lowered }, group);
}

/** Asks a payment that was not taken for the orders that are left (rule order-groups-3). */
async function askForLess(ctx: ShopContext, payment: PaymentRow, after: readonly OrderRow[]): Promise<void> {
  const parts = payment.allocations.map(({ orderId, amountMinor }) => ({
    orderId,
    amountMinor,
    status: after.find(({ id }) => id === orderId)?.status ?? ("canceled" as const),
  }));
  const amountMinor = askedMinor(parts);
  const stepMinor = stepOf(payment);
  if (payment.status === "authorized" && amountMinor % stepMinor !== 0) {
    const [step, left] = [stepMinor, amountMinor].map((minor) => formatMoney(minor, payment.currency));
    throw new AppError(
      "conflict",
      `Then ${left} would be left to take, and this payment is taken in multiples of ${step}. Take it before you cancel.`,
    );
  }
  await ctx.db
    .update(payments)
    .set({ amountMinor, updatedAt: ctx.now() })
    .where(and(eq(payments.tenantId, ctx.tenant.id), eq(payments.id, payment.id)));
}
