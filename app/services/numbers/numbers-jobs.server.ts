import type { AreaJobs } from "../shops/job.server";
import { countSalesJob } from "./jobs/count-sales.server";
import { numbersJobPayloads } from "./jobs/numbers-job-payloads.server";

/** Jobs of numbers. */
export const numbersJobs: AreaJobs<typeof numbersJobPayloads> = {
  payloads: numbersJobPayloads,
  handlers: {
    "count-sales": countSalesJob,
  },
  scheduled: [{ task: "count-sales", schedule: { every: "hour", minute: 41 }, maxAttempts: 3 }],
};
