// @public

import { z } from "zod";
import { shopContextForJob } from "../shops/context/shop-context-for-job.server";
import type { AreaJobs } from "../shops/jobs/job.server";
import { findPayoutShops } from "./payouts/find-payout-shops.server";
import { runPayouts } from "./payouts/run-payouts.server";

const paymentJobPayloads = {
  "run-payouts": z.object({}),
};

type Payloads = typeof paymentJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of payouts. */
export const paymentJobs: AreaJobs<typeof paymentJobPayloads> = {
  payloads: paymentJobPayloads,
  handlers: {
    // Pays sellers what is due (rule payouts-1). A business whose run fails does not keep the others waiting.
    "run-payouts": async (deps) => {
      for (const shopId of await findPayoutShops(deps.db)) {
        const ctx = await shopContextForJob(deps, shopId);
        if (!ctx) continue;
        await runPayouts(ctx, "schedule").catch((error: unknown) =>
          deps.log.error("payouts could not be made", { shop: ctx.shop.code, error }),
        );
      }
    },
  },
  scheduled: [
    // Every hour, so that what failed is tried again the same day; each payout day makes one payout.
    { task: "run-payouts", schedule: { every: "hour", minute: 27 }, maxAttempts: 3 },
  ],
};
