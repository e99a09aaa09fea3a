// @public

import type { AreaJobs } from "../shops/jobs/job.server";
import { runPayoutsJob } from "./jobs/run-payouts.server";
import { paymentJobPayloads } from "./payouts/payment-job-payloads.server";

/** Jobs of payouts. */
export const paymentJobs: AreaJobs<typeof paymentJobPayloads> = {
  payloads: paymentJobPayloads,
  handlers: {
    "run-payouts": runPayoutsJob,
  },
  scheduled: [
    // Every hour, so that what failed is tried again the same day; each payout day makes one payout.
    { task: "run-payouts", schedule: { every: "hour", minute: 27 }, maxAttempts: 3 },
  ],
};
