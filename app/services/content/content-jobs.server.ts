// @public

import type { AreaJobs } from "../shops/jobs/job.server";
import { publishDraftJob } from "./jobs/publish-draft.server";
import { renewPageJob } from "./jobs/renew-page.server";
import { sendAnalyticsEventJob } from "./jobs/send-analytics-event.server";
import { sendFormMailJob } from "./jobs/send-form-mail.server";
import { sendMarketingEventJob } from "./jobs/send-marketing-event.server";
import { takeDownPageJob } from "./jobs/take-down-page.server";
import { contentJobPayloads } from "./pages/content-job-payloads.server";

/** Jobs of forms, of drafts, and of the services that count visits. */
export const contentJobs: AreaJobs<typeof contentJobPayloads> = {
  payloads: contentJobPayloads,
  handlers: {
    "send-form-mail": sendFormMailJob,
    "send-analytics-event": sendAnalyticsEventJob,
    "send-marketing-event": sendMarketingEventJob,
    "publish-draft": publishDraftJob,
    "take-down-page": takeDownPageJob,
    "renew-page": renewPageJob,
  },
  scheduled: [],
};
