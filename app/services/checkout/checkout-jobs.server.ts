// @public

import type { AreaJobs } from "../shops/jobs/job.server";
import { deliverSandboxWebhookJob } from "./jobs/deliver-sandbox-webhook.server";
import { renewSubscriptionsJob } from "./jobs/renew-subscriptions.server";
import { sendQuoteMailsJob } from "./jobs/send-quote-mails.server";
import { checkoutJobPayloads } from "./steps/checkout-job-payloads.server";

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
