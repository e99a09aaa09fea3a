import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";

/**
 * Queues that what is owed of an order's part of a payment is paid back, once however often it is asked for.
 * @param refund `keepsTime` leaves a job that waits already for its own time
 */
export async function queueRefund(
  ctx: ShopContext,
  refund: { paymentId: string; orderId: string; runAt?: Date; keepsTime?: boolean },
): Promise<void> {
  const { paymentId, orderId, runAt, keepsTime = false } = refund;
  const jobKey = `refund:${paymentId}:${orderId}`;
  const options = { jobKey, keepsTime, ...(runAt ? { runAt } : {}) };
  await enqueueJob(ctx, "refund-payment", { paymentId, orderId }, options);
}
