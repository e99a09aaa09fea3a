// @public

import type { AreaJobs } from "../shops/jobs/job.server";
import { lookAfterWebhooksJob } from "./jobs/look-after-webhooks.server";
import { tellWebhooksJob } from "./jobs/tell-webhooks.server";
import { webhookJobPayloads } from "./jobs/webhook-job-payloads.server";

/** Jobs of webhooks. */
export const webhookJobs: AreaJobs<typeof webhookJobPayloads> = {
  payloads: webhookJobPayloads,
  handlers: {
    "tell-webhooks": tellWebhooksJob,
    "look-after-webhooks": lookAfterWebhooksJob,
  },
  scheduled: [{ task: "look-after-webhooks", schedule: { every: "hour", minute: 9 }, maxAttempts: 3 }],
};
