import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { findOwedOrders, tenantsWithOwed } from "../money/find-owed-orders.server";
import { queueRefund } from "../money/queue-refund.server";

/**
 * Queues every refund that is owed and not queued, so that none is forgotten whatever became of its job (rule
 * payment-21). A job that waits for its time keeps it.
 */
export const queueOwedRefundsJob: JobHandler<"queue-owed-refunds"> = async (deps) => {
  for (const tenantId of await tenantsWithOwed(deps.db, deps.now()))
    for (const { shopId, orderId, paymentId } of await findOwedOrders(deps.db, tenantId, deps.now())) {
      const ctx = await shopContextForJob(deps, shopId);
      if (ctx) await queueRefund(ctx, { paymentId, orderId, keepsTime: true });
    }
};
