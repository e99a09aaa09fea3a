import type { AreaJobs } from "../shops/job.server";
import { catalogueJobPayloads } from "./jobs/catalogue-job-payloads.server";
import { settleSalesJob } from "./jobs/settle-sales.server";

/** Jobs of what is for sale. */
export const catalogueJobs: AreaJobs<typeof catalogueJobPayloads> = {
  payloads: catalogueJobPayloads,
  handlers: { "settle-sales": settleSalesJob },
  scheduled: [{ task: "settle-sales", schedule: { every: "minute" }, maxAttempts: 3 }],
};
