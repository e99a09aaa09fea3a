// @public

import { z } from "zod";
import { shopPayload } from "../platform/jobs/payload-parts.server";
import type { AreaJobs } from "../shops/jobs/job.server";
import { expireCarts } from "./cart/expire-carts.server";
import { sendGiftCardJob } from "./jobs/send-gift-card.server";

const sellingJobPayloads = {
  "send-gift-card": shopPayload.extend({ giftCardId: z.number().int() }),
  "expire-carts": z.object({}),
};

type Payloads = typeof sellingJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of carts and gift cards. */
export const sellingJobs: AreaJobs<typeof sellingJobPayloads> = {
  payloads: sellingJobPayloads,
  handlers: {
    "send-gift-card": sendGiftCardJob,
    // Deletes all shops' carts that were unchanged for 30 days.
    "expire-carts": async (deps) => {
      await expireCarts(deps);
    },
  },
  scheduled: [{ task: "expire-carts", schedule: { every: "day", hour: 3, minute: 17 }, maxAttempts: 3 }],
};
