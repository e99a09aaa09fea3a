// @public

import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { nextTry } from "~/models/orders/subscription/renewal-tries";
import { nextDelivery } from "~/models/orders/subscription/schedule";
import { subscriptionDeliveries, subscriptions } from "~/tables/subscriptions";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { deliveryDay } from "../../shops/settings/delivery-day.server";
import { type DueDelivery, lockSubscription, type SubscriptionRow } from "./open-delivery.server";

const isDelivery = (ctx: ShopContext, { subscription, dueOn }: DueDelivery) =>
  and(
    eq(subscriptionDeliveries.tenantId, ctx.tenant.id),
    eq(subscriptionDeliveries.subscriptionId, subscription.id),
    eq(subscriptionDeliveries.dueOn, dueOn),
  );

/** The change of a subscription whose delivery still waits; nothing when another run was faster. */
function change(
  ctx: ShopContext,
  delivery: DueDelivery,
  work: (inner: ShopContext, held: SubscriptionRow) => Promise<void>,
): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    const held = await lockSubscription(inner, delivery.subscription.id);
    if (held?.nextOn === delivery.dueOn) await work(inner, held);
  });
}

const write = (ctx: ShopContext, { id }: SubscriptionRow, columns: Partial<SubscriptionRow>) =>
  ctx.db
    .update(subscriptions)
    .set({ ...columns, updatedAt: ctx.now() })
    .where(and(eq(subscriptions.tenantId, ctx.tenant.id), eq(subscriptions.id, id)));

/** A subscription after its delivery was ordered and paid: the next day after today, and no failure. */
export function afterDelivery(
  ctx: ShopContext,
  { every, unit, firstOn, nextOn }: SubscriptionRow,
): Partial<SubscriptionRow> {
  const today = deliveryDay(ctx);
  const after = nextOn > today ? nextOn : today;
  return {
    nextOn: nextDelivery(firstOn, { every, unit }, after),
    failedTries: 0,
    failure: "",
    retryAt: null,
  };
}

/** Notes the order of a delivery and moves on to the next day after today. */
export function finishDelivery(ctx: ShopContext, delivery: DueDelivery, orderId: string): Promise<void> {
  return change(ctx, delivery, async (inner, held) => {
    await inner.db.update(subscriptionDeliveries).set({ orderId }).where(isDelivery(inner, delivery));
    await write(inner, held, afterDelivery(inner, held));
  });
}

/**
 * Notes why a delivery failed, when it is tried again or that the subscription is paused, and mails the
 * customer.
 */
export function failDelivery(ctx: ShopContext, delivery: DueDelivery, failure: string): Promise<void> {
  return change(ctx, delivery, async (inner, held) => {
    const failedTries = held.failedTries + 1;
    const retryAt = nextTry(failedTries, inner.now());
    // A token that made an order, or whose cart was kept, would answer with it again.
    await inner.db
      .update(subscriptionDeliveries)
      .set({ token: randomUUID() })
      .where(isDelivery(inner, delivery));
    await write(inner, held, {
      failedTries,
      failure,
      retryAt,
      ...(retryAt === null ? { status: "paused" as const } : {}),
    });
    const { id: subscriptionId } = held;
    await enqueueJob(
      inner,
      "send-subscription-mail",
      { subscriptionId, dueOn: delivery.dueOn, failedTries },
      { jobKey: `subscription-mail:${subscriptionId}:${delivery.dueOn}:${failedTries}` },
    );
  });
}
