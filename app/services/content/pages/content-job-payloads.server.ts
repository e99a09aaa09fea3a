import { z } from "zod";
import { shopEventSchema } from "~/models/content/tracking/shop-event";
import { moment, ofShop } from "../../platform/jobs/payload-parts.server";

/** Payloads of jobs of forms and of the services that count visits. */
export const contentJobPayloads = {
  "send-form-mail": ofShop.extend({ submissionId: z.string().uuid() }),
  "send-analytics-event": ofShop.extend({
    event: shopEventSchema,
    browserId: z.string(),
    at: moment,
    /** What the shopper saw a piece cost; absent where they saw no price. */
    priceMinor: z.number().int().nonnegative().optional(),
  }),
  "send-marketing-event": ofShop.extend({
    event: shopEventSchema,
    email: z.string(),
    at: moment,
    uniqueId: z.string(),
  }),
  "publish-draft": ofShop.extend({ draftId: z.number() }),
  "take-down-page": ofShop.extend({ templateId: z.number() }),
  "renew-page": ofShop.extend({ templateId: z.number() }),
};

type Payloads = typeof contentJobPayloads;

declare module "../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
