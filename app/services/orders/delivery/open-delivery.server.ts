// @public

import { and, eq } from "drizzle-orm";
import { isOpen } from "~/models/payments/payment-outcome";
import { orders } from "~/tables/orders/orders";
import { subscriptionDeliveries, subscriptions } from "~/tables/orders/subscriptions";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { deliveryDay } from "../../shops/settings/delivery-day.server";

/** A row of the subscriptions table. */
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** A delivery that is due, with the token of its order. */
export type DueDelivery = { subscription: SubscriptionRow; dueOn: string; token: string };

/** Whether a subscription's next delivery is to be ordered now (rule subscriptions-8). */
const isDue = (ctx: ShopContext, { status, nextOn, retryAt }: SubscriptionRow): boolean =>
  status === "active" && nextOn <= deliveryDay(ctx) && (retryAt === null || retryAt <= ctx.now());

/** A subscription of the tenant, locked by this transaction; null without it. */
export async function lockSubscription(ctx: ShopContext, id: string): Promise<SubscriptionRow | null> {
  const [found] = await ctx.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.tenantId, ctx.tenant.id), eq(subscriptions.id, id)))
    .for("update");
  return found ?? null;
}

/**
 * Begins the delivery of a subscription that is due, or finds the one that was begun; null when none is due.
 */
export function openDelivery(ctx: ShopContext, id: string): Promise<DueDelivery | null> {
  return inTransaction(ctx, async (inner) => {
    const subscription = await lockSubscription(inner, id);
    if (!subscription || !isDue(inner, subscription)) return null;
    const { nextOn: dueOn } = subscription;
    const own = { tenantId: ctx.tenant.id, subscriptionId: id, dueOn };
    await inner.db
      .insert(subscriptionDeliveries)
      .values({ ...own, createdAt: ctx.now() })
      .onConflictDoNothing();
    const [delivery] = await inner.db
      .select({ token: subscriptionDeliveries.token, orderId: orders.id, orderStatus: orders.status })
      .from(subscriptionDeliveries)
      .leftJoin(orders, and(eq(orders.tenantId, own.tenantId), eq(orders.id, subscriptionDeliveries.orderId)))
      .where(
        and(
          eq(subscriptionDeliveries.tenantId, own.tenantId),
          eq(subscriptionDeliveries.subscriptionId, id),
          eq(subscriptionDeliveries.dueOn, dueOn),
        ),
      );
    // The customer may still pay for the order of an earlier try (rule subscriptions-12).
    const isUnpaid = delivery?.orderStatus === "pending_payment";
    const payment = isUnpaid && delivery.orderId && (await findPaymentOfOrder(inner, delivery.orderId));
    const waits = payment && payment.mode === "store" && isOpen(payment.status);
    return delivery && !waits ? { subscription, dueOn, token: delivery.token } : null;
  });
}
