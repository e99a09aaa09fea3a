// @public

import { z } from "zod";
import type { AreaJobs } from "../shops/jobs/job.server";
import { countSalesJob } from "./jobs/count-sales.server";
import { forgetOldSearches } from "./searches/forget-old-searches.server";
import { forgetVisitors } from "./visitors/forget-visitors.server";

const numbersJobPayloads = {
  "count-sales": z.object({}),
  "forget-old-searches": z.object({}),
  "forget-visitors": z.object({}),
};

type Payloads = typeof numbersJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

export const numbersJobs: AreaJobs<typeof numbersJobPayloads> = {
  payloads: numbersJobPayloads,
  handlers: {
    "count-sales": countSalesJob,
    // Removes counted searches when their time is over (rule numbers-7).
    "forget-old-searches": async (deps) => {
      await forgetOldSearches(deps);
    },
    // Removes what tells visitors of a day apart once the day is over (rule numbers-9).
    "forget-visitors": async (deps) => {
      await forgetVisitors(deps);
    },
  },
  scheduled: [
    { task: "count-sales", schedule: { every: "hour", minute: 41 }, maxAttempts: 3 },
    { task: "forget-old-searches", schedule: { every: "day", hour: 4, minute: 37 }, maxAttempts: 3 },
    { task: "forget-visitors", schedule: { every: "hour", minute: 7 }, maxAttempts: 3 },
  ],
};
