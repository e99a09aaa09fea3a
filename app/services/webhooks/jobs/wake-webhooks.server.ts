import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";

/** Queues the next look at a shop's webhooks; one that waits for a later moment is brought forward. */
export const wakeWebhooks = (ctx: Pick<ShopContext, "db" | "shop">, runAt?: Date): Promise<void> =>
  enqueueJob(ctx, "tell-webhooks", {}, { jobKey: `webhooks:${ctx.shop.id}`, ...(runAt ? { runAt } : {}) });
