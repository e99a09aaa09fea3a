import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { collectEvents } from "../collect/collect-events.server";
import { sendDue } from "../deliver/send-due.server";
import { wakeWebhooks } from "./wake-webhooks.server";

/** How soon a shop's changes are looked for again, ms. */
const pauseMs = 2_000;

/**
 * Tells a shop's webhooks what happened and queues itself again, as long as the shop has webhooks (rule
 * webhooks-1).
 */
export const tellWebhooksJob: JobHandler<"tell-webhooks"> = async (deps, { shopId }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx || !(await collectEvents(ctx))) return;
  await sendDue({ ...ctx, allowPrivate: deps.allowPrivate ?? false });
  await wakeWebhooks(ctx, new Date(ctx.now().getTime() + pauseMs));
};
