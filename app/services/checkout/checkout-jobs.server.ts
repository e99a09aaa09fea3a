// @public

import { z } from "zod";
import { shopPayload } from "../platform/jobs/payload-parts.server";
import type { AreaJobs } from "../shops/jobs/job.server";
import { deliverSandboxWebhookJob } from "./jobs/deliver-sandbox-webhook.server";
import { renewSubscriptionsJob } from "./jobs/renew-subscriptions.server";
import { sendQuoteMailsJob } from "./jobs/send-quote-mails.server";

const checkoutJobPayloads = {
  "send-quote-mails": shopPayload.extend({ quoteId: z.string(), kind: z.enum(["requested", "priced"]) }),
  "deliver-sandbox-webhook": shopPayload.extend({ body: z.string(), signature: z.string() }),
  "renew-subscriptions": z.object({}),
};

type Payloads = typeof checkoutJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of buying: quotes, webhooks of the sandbox, and what subscriptions buy. */
export const checkoutJobs: AreaJobs<typeof checkoutJobPayloads> = {
  payloads: checkoutJobPayloads,
  handlers: {
    "send-quote-mails": sendQuoteMailsJob,
    "deliver-sandbox-webhook": deliverSandboxWebhookJob,
    "renew-subscriptions": renewSubscriptionsJob,
  },
  scheduled: [{ task: "renew-subscriptions", schedule: { every: "hour", minute: 7 }, maxAttempts: 3 }],
};
