import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { heldUntil, isTriedAgain } from "~/models/orders/subscription/renewal-tries";
import { orders } from "~/tables/orders/orders";
import { paymentAllocations, payments } from "~/tables/orders/payments";
import { subscriptionDeliveries } from "~/tables/orders/subscriptions";
import { findPaymentOfOrder, type PaymentRow } from "../../payments/providers/find-payment.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { lockSubscription, type SubscriptionRow } from "./open-delivery.server";

/**
 * Keeps the order of a delivery that was not paid open, where the delivery is tried again (rule
 * subscriptions-9); call it under the order's lock.
 * @param ended its newest payment: declined, left on the provider's page, or still to be charged
 * @returns whether the order stays open
 */
export async function keepForNextTry(
  ctx: ShopContext,
  order: OrderRow,
  ended: Pick<PaymentRow, "mode" | "status">,
): Promise<boolean> {
  const held = await waitingFor(ctx, order);
  if (!held) return false;
  if (ended.mode === "store") {
    if (!isTriedAgain(held.failedTries, "page left", ctx.now())) return false;
    await openNextTry(ctx, order.id, held.retryAt);
    return true;
  }
  // Still to be charged: the time of its try is longer than its stock was held.
  if (ended.status === "started") {
    await holdUntil(ctx, order.id, heldUntil(held.retryAt, ctx.now()));
    return true;
  }
  // The run that charged it counts the try.
  return isTriedAgain(held.failedTries, "declined", ctx.now());
}

/** The subscription whose next delivery an order is; null for every other order. */
async function waitingFor(ctx: ShopContext, order: OrderRow): Promise<SubscriptionRow | null> {
  if (order.subscriptionId === null) return null;
  const held = await lockSubscription(ctx, order.subscriptionId);
  if (held?.status !== "active") return null;
  const [delivery] = await ctx.db
    .select({ dueOn: subscriptionDeliveries.dueOn })
    .from(subscriptionDeliveries)
    .where(
      and(
        eq(subscriptionDeliveries.tenantId, ctx.tenant.id),
        eq(subscriptionDeliveries.subscriptionId, held.id),
        eq(subscriptionDeliveries.orderId, order.id),
      ),
    );
  return delivery?.dueOn === held.nextOn ? held : null;
}

/**
 * Writes the payment by which an order is charged at its next try, and holds its stock until then. Each try
 * is a payment of its own, so that the provider tells it from the one before and knows it when it is asked
 * twice (rule payment-17).
 */
export async function openNextTry(ctx: ShopContext, orderId: string, retryAt: Date | null): Promise<void> {
  const before = await findPaymentOfOrder(ctx, orderId);
  if (!before) return;
  const { groupId, provider, currency, amountMinor } = before;
  const own = { tenantId: ctx.tenant.id, groupId };
  const id = randomUUID();
  // The newest payment is the one that counts.
  const createdAt = new Date(Math.max(ctx.now().getTime(), before.createdAt.getTime() + 1));
  await ctx.db.insert(payments).values({
    ...own,
    id,
    provider,
    reference: id,
    mode: "charge",
    status: "started",
    currency,
    amountMinor,
    createdAt,
    updatedAt: createdAt,
  });
  await ctx.db.insert(paymentAllocations).values(
    before.allocations.map((one) => ({
      ...own,
      paymentId: id,
      orderId: one.orderId,
      amountMinor: one.amountMinor,
    })),
  );
  await holdUntil(ctx, orderId, heldUntil(retryAt, ctx.now()));
}

/** Holds the stock of an unpaid order until a time. */
export async function holdUntil(ctx: ShopContext, orderId: string, reservedUntil: Date): Promise<void> {
  await ctx.db
    .update(orders)
    .set({ reservedUntil })
    .where(
      and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId), eq(orders.status, "pending_payment")),
    );
}
