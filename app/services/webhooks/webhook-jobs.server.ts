// @public

import { z } from "zod";
import type { AreaJobs } from "../shops/jobs/job.server";
import { lookAfterWebhooksJob } from "./jobs/look-after-webhooks.server";
import { tellWebhooksJob } from "./jobs/tell-webhooks.server";

const webhookJobPayloads = {
  "tell-webhooks": z.object({ shopId: z.string() }),
  "look-after-webhooks": z.object({}),
};

type Payloads = typeof webhookJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

export const webhookJobs: AreaJobs<typeof webhookJobPayloads> = {
  payloads: webhookJobPayloads,
  handlers: {
    "tell-webhooks": tellWebhooksJob,
    "look-after-webhooks": lookAfterWebhooksJob,
  },
  scheduled: [{ task: "look-after-webhooks", schedule: { every: "hour", minute: 9 }, maxAttempts: 3 }],
};
