import { findDueSubscriptions } from "../../orders/subscriptions/find-due-subscriptions.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { renewSubscription } from "../renew-subscription.server";

/**
 * Orders what subscriptions are due (rule subscriptions-8). One that fails does not keep the others waiting.
 */
export const renewSubscriptionsJob: JobHandler<"renew-subscriptions"> = async (deps) => {
  for (const { shopId, subscriptionId } of await findDueSubscriptions(deps)) {
    const ctx = await shopContextForJob(deps, shopId);
    if (!ctx) continue;
    await renewSubscription(ctx, subscriptionId).catch((error: unknown) =>
      deps.log.error("a subscription could not be renewed", { shop: ctx.shop.code, subscriptionId, error }),
    );
  }
};
