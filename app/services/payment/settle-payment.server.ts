import { and, eq } from "drizzle-orm";
import { paymentPaid } from "~/models/order/payment-paid";
import { payments } from "../db/schema";
import { enqueueJob } from "../jobs/enqueue-job.server";
import { cancelUnpaidOrder } from "../orders/cancel-unpaid-order.server";
import { recordStatus } from "../orders/record-status.server";
import { type HeldOrder, type OrderRow, withOrderLocks } from "../orders/with-order-locks.server";
import type { ShopContext } from "../shop-context.server";
import type { PaymentEvent } from "./provider";

/** How a payment stands after an event. */
export type SettledPayment = { orderId: string; status: "started" | "paid" | "failed" | "refunded" };

/**
 * Applies what a provider said about a payment, once: the browser's return and the webhook may come together, in any
 * order and repeatedly. Locks are taken as docs/rules/locks.md, 1 says.
 * @returns null for a payment this shop does not know
 */
export async function settlePayment(ctx: ShopContext, event: PaymentEvent): Promise<SettledPayment | null> {
  const found = await findPayment(ctx, event);
  if (!found) return null;
  const reach = event.outcome === "paid" ? "order" : "stock and cart";
  const onlyIf = (order: OrderRow) => event.outcome === "paid" || order.status === "pending_payment";
  const settled = await withOrderLocks(
    ctx,
    { orderId: found.orderId, reach, onlyIf },
    async (inner, held) => {
      // Read again under the lock: another event may have settled it while this one waited.
      const payment = await findPayment(inner, event);
      return payment ? settle(inner, { held, payment, event }) : null;
    },
  );
  if (settled) return { orderId: found.orderId, status: settled };
  const now = await findPayment(ctx, event);
  return now && { orderId: now.orderId, status: now.status };
}

type PaymentRow = typeof payments.$inferSelect;
type Settling = { held: HeldOrder; payment: PaymentRow; event: PaymentEvent };

async function settle(ctx: ShopContext, { held, payment, event }: Settling) {
  const { order } = held;
  const actor = event.provider;
  if (event.outcome === "failed") {
    if (payment.status !== "started" || order.status !== "pending_payment") return payment.status;
    await cancelUnpaidOrder(ctx, held, { actor, note: "The payment was declined." });
    return "failed" as const;
  }
  if (payment.status === "paid" || payment.status === "refunded") return payment.status;
  await ctx.db
    .update(payments)
    .set({ status: "paid", updatedAt: ctx.now() })
    .where(and(eq(payments.tenantId, ctx.tenant.id), eq(payments.id, payment.id)));
  const outcome = paymentPaid(order, { actor, now: ctx.now() });
  if (outcome.kind === "paid") {
    await recordStatus(ctx, order.id, outcome.event, "Paid");
    await enqueueJob(
      ctx,
      "send-order-confirmation",
      { orderId: order.id },
      { jobKey: `order-confirmation:${order.id}` },
    );
  }
  // Paid for an order that was canceled meanwhile: its stock is on sale again, so the money goes back.
  if (outcome.kind === "refund")
    await enqueueJob(ctx, "refund-payment", { paymentId: payment.id }, { jobKey: `refund:${payment.id}` });
  return "paid" as const;
}

async function findPayment(ctx: ShopContext, event: PaymentEvent): Promise<PaymentRow | null> {
  const [payment] = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, ctx.tenant.id),
        eq(payments.provider, event.provider),
        eq(payments.reference, event.reference),
      ),
    );
  return payment ?? null;
}
