// @public

import { z } from "zod";
import { shopPayload } from "../platform/jobs/payload-parts.server";
import type { AreaJobs } from "../shops/jobs/job.server";
import { answerDisputeJob } from "./jobs/answer-dispute.server";
import { queueStockNoticesJob } from "./jobs/queue-stock-notices.server";
import { sendMessageMailJob } from "./jobs/send-message-mail.server";
import { sendStockNoticeJob } from "./jobs/send-stock-notice.server";

const conversationJobPayloads = {
  "send-message-mail": shopPayload.extend({
    conversationId: z.number().int(),
    reader: z.enum(["Customer", "Store"]),
  }),
  "answer-dispute": shopPayload.extend({ answerId: z.number().int() }),
  "send-stock-notice": shopPayload.extend({
    noticeId: z.string().uuid(),
    kind: z.enum(["confirm", "noted", "returned"]),
  }),
  "queue-stock-notices": z.object({}),
};

type Payloads = typeof conversationJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of messages, answers to disputes and stock notices. */
export const conversationJobs: AreaJobs<typeof conversationJobPayloads> = {
  payloads: conversationJobPayloads,
  handlers: {
    "send-message-mail": sendMessageMailJob,
    "answer-dispute": answerDisputeJob,
    "send-stock-notice": sendStockNoticeJob,
    "queue-stock-notices": queueStockNoticesJob,
  },
  scheduled: [{ task: "queue-stock-notices", schedule: { every: "minute" }, maxAttempts: 3 }],
};
