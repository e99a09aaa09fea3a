// @public

import { z } from "zod";
import { shopPayload } from "../platform/jobs/payload-parts.server";
import type { AreaJobs } from "../shops/jobs/job.server";
import { sendApplicationMailJob } from "./jobs/send-application-mail.server";

const marketplaceJobPayloads = {
  "send-application-mail": shopPayload.extend({ applicationId: z.number().int() }),
};

type Payloads = typeof marketplaceJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of the marketplace: mails to who applied to sell. */
export const marketplaceJobs: AreaJobs<typeof marketplaceJobPayloads> = {
  payloads: marketplaceJobPayloads,
  handlers: { "send-application-mail": sendApplicationMailJob },
  scheduled: [],
};
