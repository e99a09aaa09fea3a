// @public

import { z } from "zod";
import type { AreaJobs } from "../shops/jobs/job.server";
import { fillRuleCategoriesJob } from "./jobs/fill-rule-categories.server";
import { settleSalesJob } from "./jobs/settle-sales.server";

const catalogueJobPayloads = {
  "fill-rule-categories": z.object({}),
  "settle-sales": z.object({}),
};

type Payloads = typeof catalogueJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of what is for sale. */
export const catalogueJobs: AreaJobs<typeof catalogueJobPayloads> = {
  payloads: catalogueJobPayloads,
  handlers: { "fill-rule-categories": fillRuleCategoriesJob, "settle-sales": settleSalesJob },
  scheduled: [
    { task: "fill-rule-categories", schedule: { every: "day", hour: 3, minute: 5 }, maxAttempts: 3 },
    { task: "settle-sales", schedule: { every: "minute" }, maxAttempts: 3 },
  ],
};
