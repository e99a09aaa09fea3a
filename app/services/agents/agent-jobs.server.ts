// @public

import { z } from "zod";
import { shopContextForJob } from "../shops/context/shop-context-for-job.server";
import type { AreaJobs } from "../shops/jobs/job.server";
import { lookAfterAgentsJob } from "./look-after-agents.server";
import { sendOrderEvent } from "./orders/send-order-event.server";

const agentJobPayloads = {
  "tell-agent": z.object({ shopId: z.string(), orderId: z.string() }),
  "look-after-agents": z.object({}),
};

type Payloads = typeof agentJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of agents. */
export const agentJobs: AreaJobs<typeof agentJobPayloads> = {
  payloads: agentJobPayloads,
  handlers: {
    // Tells an agent how its order stands; where it does not answer, again later.
    "tell-agent": async (deps, { shopId, orderId }) => {
      const ctx = await shopContextForJob(deps, shopId);
      if (!ctx) return;
      const nearby = deps.config.agentsNearby === true || deps.allowPrivate === true;
      await sendOrderEvent({ ...ctx, nearby }, orderId);
    },
    "look-after-agents": lookAfterAgentsJob,
  },
  scheduled: [{ task: "look-after-agents", schedule: { every: "hour", minute: 19 }, maxAttempts: 3 }],
};
