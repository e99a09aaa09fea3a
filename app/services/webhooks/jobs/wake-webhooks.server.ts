import { enqueueJob } from "../../shops/enqueue-job.server";
import type { ShopContext } from "../../shops/shop-context.server";

/** Queues the next look at a shop's webhooks; one that waits for a later moment is brought forward. */
export const wakeWebhooks = (ctx: Pick<ShopContext, "db" | "shop">, runAt?: Date): Promise<void> =>
  enqueueJob(ctx, "tell-webhooks", {}, { jobKey: `webhooks:${ctx.shop.id}`, ...(runAt ? { runAt } : {}) });
