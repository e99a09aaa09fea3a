// @public

import { and, eq } from "drizzle-orm";
import { orders, payments } from "~/tables/orders";
import { subscriptionDeliveries } from "~/tables/subscriptions";
import { withOrderLocks } from "../../selling/locks/with-order-locks.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { DueDelivery } from "./open-delivery.server";

/**
 * How long the customer may pay for an order that could not be charged, ms: pages of providers last a day at
 * most.
 */
const waitsMs = 23 * 60 * 60 * 1000;

/**
 * Leaves an order that could not be charged to its customer, who may pay for it on the provider's page while
 * its stock is held (rule subscriptions-12). The provider is not asked to charge it any more.
 */
export async function handOverDelivery(
  ctx: ShopContext,
  { subscription, dueOn }: Pick<DueDelivery, "subscription" | "dueOn">,
  payment: { id: string; orderId: string },
): Promise<void> {
  const { orderId } = payment;
  const tenantId = ctx.tenant.id;
  await withOrderLocks(ctx, { orderId, reach: "order", onlyIf: isWaiting }, async ({ db }) => {
    const reservedUntil = new Date(ctx.now().getTime() + waitsMs);
    await db
      .update(orders)
      .set({ reservedUntil })
      .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
    await db
      .update(payments)
      .set({ mode: "store" })
      .where(and(eq(payments.tenantId, tenantId), eq(payments.id, payment.id)));
    await db
      .update(subscriptionDeliveries)
      .set({ orderId })
      .where(
        and(
          eq(subscriptionDeliveries.tenantId, tenantId),
          eq(subscriptionDeliveries.subscriptionId, subscription.id),
          eq(subscriptionDeliveries.dueOn, dueOn),
        ),
      );
  });
}

const isWaiting = ({ status }: { status: string }) => status === "pending_payment";
