// @public

import type { AreaJobs } from "../shops/jobs/job.server";
import { queueStockNoticesJob } from "./jobs/queue-stock-notices.server";
import { sendMessageMailJob } from "./jobs/send-message-mail.server";
import { sendStockNoticeJob } from "./jobs/send-stock-notice.server";
import { conversationJobPayloads } from "./messages/conversation-job-payloads.server";

/** Jobs of messages and stock notices. */
export const conversationJobs: AreaJobs<typeof conversationJobPayloads> = {
  payloads: conversationJobPayloads,
  handlers: {
    "send-message-mail": sendMessageMailJob,
    "send-stock-notice": sendStockNoticeJob,
    "queue-stock-notices": queueStockNoticesJob,
  },
  scheduled: [{ task: "queue-stock-notices", schedule: { every: "minute" }, maxAttempts: 3 }],
};
