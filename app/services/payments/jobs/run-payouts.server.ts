import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { findPayoutShops } from "../payouts/find-payout-shops.server";
import { runPayouts } from "../payouts/run-payouts.server";

/** Pays sellers what is due (rule payouts-1). A business whose run fails does not keep the others waiting. */
export const runPayoutsJob: JobHandler<"run-payouts"> = async (deps) => {
  for (const shopId of await findPayoutShops(deps.db)) {
    const ctx = await shopContextForJob(deps, shopId);
    if (!ctx) continue;
    await runPayouts(ctx, "schedule").catch((error: unknown) =>
      deps.log.error("payouts could not be made", { shop: ctx.shop.code, error }),
    );
  }
};
