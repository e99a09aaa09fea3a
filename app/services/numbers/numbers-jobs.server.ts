// @public

import type { AreaJobs } from "../shops/jobs/job.server";
import { countSalesJob } from "./jobs/count-sales.server";
import { forgetOldSearchesJob } from "./jobs/forget-old-searches.server";
import { numbersJobPayloads } from "./jobs/numbers-job-payloads.server";

/** Jobs of numbers. */
export const numbersJobs: AreaJobs<typeof numbersJobPayloads> = {
  payloads: numbersJobPayloads,
  handlers: {
    "count-sales": countSalesJob,
    "forget-old-searches": forgetOldSearchesJob,
  },
  scheduled: [
    { task: "count-sales", schedule: { every: "hour", minute: 41 }, maxAttempts: 3 },
    { task: "forget-old-searches", schedule: { every: "day", hour: 4, minute: 37 }, maxAttempts: 3 },
  ],
};
