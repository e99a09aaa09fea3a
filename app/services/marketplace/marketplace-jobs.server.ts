// @public

import type { AreaJobs } from "../shops/jobs/job.server";
import { marketplaceJobPayloads } from "./jobs/marketplace-job-payloads.server";
import { sendApplicationMailJob } from "./jobs/send-application-mail.server";

/** Jobs of the marketplace: mails to who applied to sell. */
export const marketplaceJobs: AreaJobs<typeof marketplaceJobPayloads> = {
  payloads: marketplaceJobPayloads,
  handlers: { "send-application-mail": sendApplicationMailJob },
  scheduled: [],
};
