import { and, eq } from "drizzle-orm";
import { paymentPaid } from "~/models/order/payment-paid";
import { payments } from "../db/schema";
import { enqueueJob } from "../jobs/enqueue-job.server";
import { cancelUnpaidOrder } from "../orders/cancel-unpaid-order.server";
import { lockOrder, type OrderRow } from "../orders/lock-order.server";
import { recordStatus } from "../orders/record-status.server";
import type { ShopContext } from "../shop-context.server";
import type { PaymentEvent } from "./provider";

/** How a payment stands after an event. */
export type SettledPayment = { orderId: string; status: "started" | "paid" | "failed" | "refunded" };

/**
 * Applies what a provider said about a payment, once: the browser's return and the webhook may come together, in any
 * order and repeatedly (decisions, "Payment"). The order is locked first, as everywhere, then the payment.
 * @param origin of the shop, for the link in the confirmation mail
 * @returns null for a payment this shop does not know
 */
export async function settlePayment(
  ctx: ShopContext,
  event: PaymentEvent,
  origin: string,
): Promise<SettledPayment | null> {
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const found = await findPayment(inner, event);
    const order = found && (await lockOrder(inner, found.orderId));
    // Read again under the lock: somebody else may have settled it while this waited.
    const payment = order && (await findPayment(inner, event));
    if (!order || !payment) return null;
    const status = await settle(inner, { order, payment, event, origin });
    return { orderId: order.id, status };
  });
}

type PaymentRow = typeof payments.$inferSelect;
type Settling = { order: OrderRow; payment: PaymentRow; event: PaymentEvent; origin: string };

async function settle(ctx: ShopContext, { order, payment, event, origin }: Settling) {
  const actor = event.provider;
  if (event.outcome === "failed") {
    if (payment.status !== "started" || order.status !== "pending_payment") return payment.status;
    await cancelUnpaidOrder(ctx, order, { actor, note: "The payment was declined." });
    return "failed" as const;
  }
  if (payment.status === "paid" || payment.status === "refunded") return payment.status;
  await ctx.db
    .update(payments)
    .set({ status: "paid", updatedAt: ctx.now() })
    .where(and(eq(payments.shopId, ctx.shop.id), eq(payments.id, payment.id)));
  const outcome = paymentPaid(order, { actor, now: ctx.now() });
  if (outcome.kind === "paid") {
    await recordStatus(ctx, order.id, outcome.event, "Paid");
    await enqueueJob(
      ctx,
      "send-order-confirmation",
      { orderId: order.id, origin },
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
        eq(payments.shopId, ctx.shop.id),
        eq(payments.provider, event.provider),
        eq(payments.reference, event.reference),
      ),
    );
  return payment ?? null;
}
