// @public

import { z } from "zod";
import { shopEventSchema } from "~/models/content/tracking/shop-event";
import { moment, shopPayload } from "../platform/jobs/payload-parts.server";
import { announceChange } from "../shops/changes/announce-change.server";
import { shopContextForJob } from "../shops/context/shop-context-for-job.server";
import { publishDueDraft } from "../shops/drafts/publish-due-draft.server";
import type { AreaJobs } from "../shops/jobs/job.server";
import { takeDownDuePage } from "./builder/take-down-page.server";
import { sendAnalyticsEventJob } from "./jobs/send-analytics-event.server";
import { sendFormMailJob } from "./jobs/send-form-mail.server";
import { sendMarketingEventJob } from "./jobs/send-marketing-event.server";

const contentJobPayloads = {
  "send-form-mail": shopPayload.extend({ submissionId: z.string().uuid() }),
  "send-analytics-event": shopPayload.extend({
    event: shopEventSchema,
    browserId: z.string(),
    at: moment,
    /** What the shopper saw a piece cost; absent where they saw no price. */
    priceMinor: z.number().int().nonnegative().optional(),
    /** That of the market it was seen in; absent in the shop's first. */
    currency: z.string().optional(),
  }),
  "send-marketing-event": shopPayload.extend({
    event: shopEventSchema,
    email: z.string(),
    at: moment,
    uniqueId: z.string(),
  }),
  "publish-draft": shopPayload.extend({ draftId: z.number() }),
  "take-down-page": shopPayload.extend({ templateId: z.number() }),
  "renew-page": shopPayload.extend({ templateId: z.number() }),
};

type Payloads = typeof contentJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of forms, of drafts, and of the services that count visits. */
export const contentJobs: AreaJobs<typeof contentJobPayloads> = {
  payloads: contentJobPayloads,
  handlers: {
    "send-form-mail": sendFormMailJob,
    "send-analytics-event": sendAnalyticsEventJob,
    "send-marketing-event": sendMarketingEventJob,
    // Publishes what an owner wrote for this moment.
    "publish-draft": async (deps, { shopId, draftId }) => {
      const ctx = await shopContextForJob(deps, shopId);
      if (ctx) await publishDueDraft(ctx, draftId);
    },
    // Takes a page down at the moment its owner said.
    "take-down-page": async (deps, { shopId, templateId }) => {
      const ctx = await shopContextForJob(deps, shopId);
      if (ctx) await takeDownDuePage(ctx, templateId);
    },
    // Has pages made anew in which something begins or ends now (rule builder-13).
    "renew-page": async (deps, { shopId, templateId }) => {
      const ctx = await shopContextForJob(deps, shopId);
      if (ctx) await announceChange(ctx, "shop", [`template:${templateId}`]);
    },
  },
  scheduled: [],
};
