import { refundPayment } from "../payment/refund-payment.server";
import type { JobHandler } from "./job.server";
import { shopContextForJob } from "./shop-context-for-job.server";

/** Pays back what was paid for an order that can no longer be fulfilled. */
export const refundPaymentJob: JobHandler<"refund-payment"> = async (deps, { shopId, paymentId }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (ctx) await refundPayment(ctx, deps.secret, paymentId);
};
