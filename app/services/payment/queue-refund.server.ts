import { enqueueJob } from "../jobs/enqueue-job.server";
import type { ShopContext } from "../shop-context.server";

/** Queues that an order's part of a payment is paid back, once however often it is asked for. */
export async function queueRefund(
  ctx: ShopContext,
  { paymentId, orderId, runAt }: { paymentId: string; orderId: string; runAt?: Date },
): Promise<void> {
  const jobKey = `refund:${paymentId}:${orderId}`;
  await enqueueJob(ctx, "refund-payment", { paymentId, orderId }, { jobKey, ...(runAt ? { runAt } : {}) });
}
