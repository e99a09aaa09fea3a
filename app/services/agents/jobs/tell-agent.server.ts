import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { sendOrderEvent } from "../orders/send-order-event.server";

/** Tells an agent how its order stands; where it does not answer, again later. */
export const tellAgentJob: JobHandler<"tell-agent"> = async (deps, { shopId, orderId }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const nearby = deps.config.agentsNearby === true || deps.allowPrivate === true;
  await sendOrderEvent({ ...ctx, nearby }, orderId);
};
