import { stockNotices } from "~/tables/conversations/stock-notices";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { forgetOldNotices, queueReturned, shopsWithNotices } from "../stock-notices/queue-returned.server";

/**
 * Looks whether products that shoppers wait for are back, however their stock changed (rule stock-notices-4).
 */
export const queueStockNoticesJob: JobHandler<"queue-stock-notices"> = async (deps) => {
  for (const tenantId of await tenantsWith(deps.db, stockNotices, undefined)) {
    await forgetOldNotices(deps, tenantId);
    for (const shopId of await shopsWithNotices(deps, tenantId)) {
      const ctx = await shopContextForJob(deps, shopId);
      if (ctx) await queueReturned(ctx);
    }
  }
};
