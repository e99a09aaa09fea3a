// @public

import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { nextRenewalTry } from "~/models/orders/subscription/renewal-tries";
import { nextDelivery } from "~/models/orders/subscription/schedule";
import { subscriptionDeliveries, subscriptions } from "~/tables/orders/subscriptions";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { deliveryDay } from "../../shops/settings/delivery-day.server";
import { withOrderLocks } from "../locks/with-order-locks.server";
import { handOverDelivery } from "./hand-over-delivery.server";
import { openNextTry } from "./keep-for-next-try.server";
import { type DueDelivery, lockSubscription, type SubscriptionRow } from "./open-delivery.server";

/** The order of a failed try: `handedOver` is the payment that its customer may make, null for a decline. */
export type TriedOrder = { orderId: string; handedOver: string | null };

const isDelivery = (ctx: ShopContext, { subscription, dueOn }: DueDelivery) =>
  and(
    eq(subscriptionDeliveries.tenantId, ctx.tenant.id),
    eq(subscriptionDeliveries.subscriptionId, subscription.id),
    eq(subscriptionDeliveries.dueOn, dueOn),
  );

/** The change of a subscription whose delivery still waits; nothing when another run was faster. */
async function change(
  inner: ShopContext,
  delivery: DueDelivery,
  work: (held: SubscriptionRow) => Promise<void>,
): Promise<void> {
  const held = await lockSubscription(inner, delivery.subscription.id);
  if (held?.nextOn === delivery.dueOn) await work(held);
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

/** Notes that an order is a delivery's, as soon as it is placed. */
export async function noteOrderOfDelivery(
  ctx: ShopContext,
  delivery: DueDelivery,
  orderId: string,
): Promise<void> {
  await inTransaction(ctx, ({ db }) =>
    db.update(subscriptionDeliveries).set({ orderId }).where(isDelivery(ctx, delivery)),
  );
}

/** Moves on from a delivery to the next day after today. */
export function finishDelivery(ctx: ShopContext, delivery: DueDelivery, orderId: string): Promise<void> {
  return inTransaction(ctx, (inner) =>
    change(inner, delivery, async (held) => {
      await inner.db.update(subscriptionDeliveries).set({ orderId }).where(isDelivery(inner, delivery));
      await write(inner, held, afterDelivery(inner, held));
    }),
  );
}

/**
 * Notes why a delivery failed, when it is tried again or that the subscription is paused, and mails the
 * customer. An order that is still open is charged again, or waits for its customer.
 * @param tried its order; null where none could be placed
 */
export async function failDelivery(
  ctx: ShopContext,
  delivery: DueDelivery,
  failure: string,
  tried: TriedOrder | null,
): Promise<void> {
  // Orders are locked before their subscription, as where a payment is settled.
  const isKept =
    tried &&
    (await withOrderLocks(
      ctx,
      { orderId: tried.orderId, reach: "order", onlyIf: ({ status }) => status === "pending_payment" },
      async (inner) => {
        await change(inner, delivery, (held) => noteFailure(inner, held, { delivery, failure, tried }));
        return true;
      },
    ));
  if (isKept) return;
  await inTransaction(ctx, (inner) =>
    change(inner, delivery, (held) => noteFailure(inner, held, { delivery, failure, tried: null })),
  );
}

async function noteFailure(
  ctx: ShopContext,
  held: SubscriptionRow,
  { delivery, failure, tried }: { delivery: DueDelivery; failure: string; tried: TriedOrder | null },
): Promise<void> {
  const failedTries = held.failedTries + 1;
  const retryAt = nextRenewalTry(failedTries, ctx.now());
  if (tried?.handedOver) await handOverDelivery(ctx, { id: tried.handedOver, orderId: tried.orderId });
  else if (tried) await openNextTry(ctx, tried.orderId, retryAt);
  // A token that made an order, or whose cart was kept, would answer with it again.
  else
    await ctx.db.update(subscriptionDeliveries).set({ token: randomUUID() }).where(isDelivery(ctx, delivery));
  await write(ctx, held, {
    failedTries,
    failure,
    retryAt,
    ...(retryAt === null ? { status: "paused" as const } : {}),
  });
  const { id: subscriptionId } = held;
  await enqueueJob(
    ctx,
    "send-subscription-mail",
    { subscriptionId, dueOn: delivery.dueOn, failedTries },
    { jobKey: `subscription-mail:${subscriptionId}:${delivery.dueOn}:${failedTries}` },
  );
}
