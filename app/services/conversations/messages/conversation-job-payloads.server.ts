import { z } from "zod";
import { ofShop } from "../../platform/jobs/payload-parts.server";

/** Payloads of jobs of messages and stock notices. */
export const conversationJobPayloads = {
  "send-message-mail": ofShop.extend({
    conversationId: z.number().int(),
    reader: z.enum(["Customer", "Store"]),
  }),
  "send-stock-notice": ofShop.extend({
    noticeId: z.string().uuid(),
    kind: z.enum(["confirm", "noted", "returned"]),
  }),
  "queue-stock-notices": z.object({}),
};

type Payloads = typeof conversationJobPayloads;

declare module "../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
