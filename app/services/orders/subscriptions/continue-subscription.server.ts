import { and, eq } from "drizzle-orm";
import { nextRenewalTry } from "~/models/orders/subscription/renewal-tries";
import { subscriptionDeliveries, subscriptions } from "~/tables/orders/subscriptions";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { afterDelivery } from "../delivery/finish-delivery.server";
import { lockSubscription } from "../delivery/open-delivery.server";

/**
 * Lets a subscription go on whose customer paid for the order of a delivery that could not be charged; one
 * that was paused after the last try is active again (rule subscriptions-12). Call it in the transaction in
 * which the order became paid.
 */
export async function continueSubscription(ctx: ShopContext, id: string, orderId: string): Promise<void> {
  const held = await lockSubscription(ctx, id);
  const [delivery] = await ctx.db
    .select({ dueOn: subscriptionDeliveries.dueOn })
    .from(subscriptionDeliveries)
    .where(
      and(
        eq(subscriptionDeliveries.tenantId, ctx.tenant.id),
        eq(subscriptionDeliveries.subscriptionId, id),
        eq(subscriptionDeliveries.orderId, orderId),
      ),
    );
  if (!held || delivery?.dueOn !== held.nextOn) return;
  const wasPausedByTries = held.status === "paused" && nextRenewalTry(held.failedTries, ctx.now()) === null;
  await ctx.db
    .update(subscriptions)
    .set({
      ...afterDelivery(ctx, held),
      ...(wasPausedByTries ? { status: "active" as const } : {}),
      updatedAt: ctx.now(),
    })
    .where(and(eq(subscriptions.tenantId, ctx.tenant.id), eq(subscriptions.id, id)));
}
