import type { AreaJobs } from "../shops/job.server";
import { publishDraftJob } from "./jobs/publish-draft.server";
import { removeLeftoverFilesJob } from "./jobs/remove-leftover-files.server";
import { sendAnalyticsEventJob } from "./jobs/send-analytics-event.server";
import { sendFormMailJob } from "./jobs/send-form-mail.server";
import { sendMarketingEventJob } from "./jobs/send-marketing-event.server";
import { contentJobPayloads } from "./pages/content-job-payloads.server";

/** Jobs of forms, of drafts, and of the services that count visits. */
export const contentJobs: AreaJobs<typeof contentJobPayloads> = {
  payloads: contentJobPayloads,
  handlers: {
    "send-form-mail": sendFormMailJob,
    "send-analytics-event": sendAnalyticsEventJob,
    "send-marketing-event": sendMarketingEventJob,
    "remove-leftover-files": removeLeftoverFilesJob,
    "publish-draft": publishDraftJob,
  },
  scheduled: [
    { task: "remove-leftover-files", schedule: { every: "day", hour: 4, minute: 17 }, maxAttempts: 3 },
  ],
};
