// @public

import type { AreaJobs } from "../shops/jobs/job.server";
import { sellingJobPayloads } from "./cart/selling-job-payloads.server";
import { expireCartsJob } from "./jobs/expire-carts.server";
import { sendGiftCardJob } from "./jobs/send-gift-card.server";

/** Jobs of carts and gift cards. */
export const sellingJobs: AreaJobs<typeof sellingJobPayloads> = {
  payloads: sellingJobPayloads,
  handlers: {
    "send-gift-card": sendGiftCardJob,
    "expire-carts": expireCartsJob,
  },
  scheduled: [{ task: "expire-carts", schedule: { every: "day", hour: 3, minute: 17 }, maxAttempts: 3 }],
};
