import { z } from "zod";
import type { AreaJobs } from "../shops/jobs/job.server";
import { measureAllFilesJob } from "./host/measure-all-files.server";
import { removeGoneBusinessesJob } from "./host/removal/remove-gone-businesses.server";
import { runHostWorkJob } from "./host/works/run-host-work.server";

const officeJobPayloads = {
  "host-work": z.object({ shopId: z.string(), workId: z.string().uuid() }),
  "measure-files": z.object({}),
  "remove-gone-businesses": z.object({}),
};

type Payloads = typeof officeJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of the office: long work of hosts, and what it needs every day. */
export const officeJobs: AreaJobs<typeof officeJobPayloads> = {
  payloads: officeJobPayloads,
  handlers: {
    "host-work": runHostWorkJob,
    "measure-files": measureAllFilesJob,
    "remove-gone-businesses": removeGoneBusinessesJob,
  },
  scheduled: [
    { task: "measure-files", schedule: { every: "day", hour: 4, minute: 21 }, maxAttempts: 3 },
    { task: "remove-gone-businesses", schedule: { every: "day", hour: 4, minute: 47 }, maxAttempts: 3 },
  ],
};
