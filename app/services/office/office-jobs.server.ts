import { z } from "zod";
import type { AreaJobs } from "../shops/jobs/job.server";
import { removeGoneBusinessesJob } from "./host/removal/remove-gone-businesses.server";
import { runHostWorkJob } from "./host/works/run-host-work.server";

const officeJobPayloads = {
  "host-work": z.object({ shopId: z.string(), workId: z.string().uuid() }),
  "remove-gone-businesses": z.object({}),
};

type Payloads = typeof officeJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of the office: long work of hosts. */
export const officeJobs: AreaJobs<typeof officeJobPayloads> = {
  payloads: officeJobPayloads,
  handlers: { "host-work": runHostWorkJob, "remove-gone-businesses": removeGoneBusinessesJob },
  scheduled: [
    { task: "remove-gone-businesses", schedule: { every: "day", hour: 4, minute: 47 }, maxAttempts: 3 },
  ],
};
