// @public

import { z } from "zod";
import type { AreaJobs } from "../shops/jobs/job.server";
import { fetchExchangeRatesJob } from "./jobs/fetch-exchange-rates.server";
import { fillRuleCategoriesJob } from "./jobs/fill-rule-categories.server";
import { settleSalesJob } from "./jobs/settle-sales.server";

const catalogueJobPayloads = {
  "fill-rule-categories": z.object({}),
  "settle-sales": z.object({}),
  "fetch-exchange-rates": z.object({}),
};

type Payloads = typeof catalogueJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of what is for sale. */
export const catalogueJobs: AreaJobs<typeof catalogueJobPayloads> = {
  payloads: catalogueJobPayloads,
  handlers: {
    "fill-rule-categories": fillRuleCategoriesJob,
    "settle-sales": settleSalesJob,
    "fetch-exchange-rates": fetchExchangeRatesJob,
  },
  scheduled: [
    { task: "fill-rule-categories", schedule: { every: "day", hour: 3, minute: 5 }, maxAttempts: 3 },
    // The bank publishes at 16:00 in Frankfurt, on working days.
    { task: "fetch-exchange-rates", schedule: { every: "day", hour: 16, minute: 23 }, maxAttempts: 6 },
    { task: "settle-sales", schedule: { every: "minute" }, maxAttempts: 3 },
  ],
};
