import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { closePayment, confirmPayment } from "../money/confirm-payment.server";
import { returnPayment } from "../money/return-payment.server";

/** Pays back an order that can no longer be fulfilled. */
export const refundPaymentJob: JobHandler<"refund-payment"> = async (deps, { shopId, ...of }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (ctx) await returnPayment(ctx, of);
};

/** Asks a provider that could not be reached how a payment ended. */
export const confirmPaymentJob: JobHandler<"confirm-payment"> = async (deps, { shopId, paymentId }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (ctx) await confirmPayment(ctx, paymentId);
};

/** Closes the page of a payment whose order was given up. */
export const closePaymentJob: JobHandler<"close-payment"> = async (deps, { shopId, paymentId }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (ctx) await closePayment(ctx, paymentId);
};
