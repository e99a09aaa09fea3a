import { z } from "zod";
import { otherMailKinds } from "~/models/office/settings/seen-mails";
import type { AreaJobs } from "../shops/jobs/job.server";
import { measureAllFilesJob } from "./host/measure-all-files.server";
import { removeGoneBusinessesJob } from "./host/removal/remove-gone-businesses.server";
import { runHostWorkJob } from "./host/works/run-host-work.server";
import { sendSeenMailJob } from "./jobs/send-seen-mail.server";

const officeJobPayloads = {
  "host-work": z.object({ shopId: z.string(), workId: z.string().uuid() }),
  "measure-files": z.object({}),
  "remove-gone-businesses": z.object({}),
  "send-seen-mail": z.object({
    shopId: z.string(),
    kind: z.enum(otherMailKinds),
    of: z.string(),
    to: z.string(),
    key: z.string().uuid(),
  }),
};

type Payloads = typeof officeJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of the office: long work of hosts, what it needs every day, and mails that are sent to be seen. */
export const officeJobs: AreaJobs<typeof officeJobPayloads> = {
  payloads: officeJobPayloads,
  handlers: {
    "host-work": runHostWorkJob,
    "measure-files": measureAllFilesJob,
    "remove-gone-businesses": removeGoneBusinessesJob,
    "send-seen-mail": sendSeenMailJob,
  },
  scheduled: [
    { task: "measure-files", schedule: { every: "day", hour: 4, minute: 21 }, maxAttempts: 3 },
    { task: "remove-gone-businesses", schedule: { every: "day", hour: 4, minute: 47 }, maxAttempts: 3 },
  ],
};
