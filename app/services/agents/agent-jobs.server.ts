// @public

import { z } from "zod";
import { shopContextForJob } from "../shops/context/shop-context-for-job.server";
import type { AreaJobs, JobDeps } from "../shops/jobs/job.server";
import { queueUploadsJob } from "./feed/queue-uploads.server";
import { uploadFeed } from "./feed/upload-feed.server";
import { lookAfterAgentsJob } from "./look-after-agents.server";
import { sendOrderEvent } from "./orders/send-order-event.server";

const agentJobPayloads = {
  "tell-agent": z.object({ shopId: z.string(), orderId: z.string() }),
  "look-after-agents": z.object({}),
  "upload-feeds": z.object({}),
  "upload-feed": z.object({ shopId: z.string() }),
};

type Payloads = typeof agentJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Whether tests and development may reach agents on this machine (rule agents-2). */
const isNearby = ({ config, allowPrivate }: JobDeps): boolean =>
  config.agentsNearby === true || allowPrivate === true;

export const agentJobs: AreaJobs<typeof agentJobPayloads> = {
  payloads: agentJobPayloads,
  handlers: {
    // Tells an agent how its order stands; where it does not answer, again later.
    "tell-agent": async (deps, { shopId, orderId }) => {
      const ctx = await shopContextForJob(deps, shopId);
      if (!ctx) return;
      await sendOrderEvent({ ...ctx, nearby: isNearby(deps) }, orderId);
    },
    // Sends the products of a shop to an assistant that takes them; where it does not, again later.
    "upload-feed": async (deps, { shopId }) => {
      const ctx = await shopContextForJob(deps, shopId);
      if (ctx) await uploadFeed({ ...ctx, nearby: isNearby(deps) });
    },
    "upload-feeds": queueUploadsJob,
    "look-after-agents": lookAfterAgentsJob,
  },
  scheduled: [
    { task: "look-after-agents", schedule: { every: "hour", minute: 19 }, maxAttempts: 3 },
    { task: "upload-feeds", schedule: { every: "day", hour: 2, minute: 41 }, maxAttempts: 3 },
  ],
};
