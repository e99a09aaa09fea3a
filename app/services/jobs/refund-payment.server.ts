import { z } from "zod";
import { refundPayment } from "../payment/refund-payment.server";
import type { JobHandler } from "./job.server";
import { shopContextForJob } from "./shop-context-for-job.server";

const payloadSchema = z.object({ shopId: z.string(), paymentId: z.string() });

/** Pays back what was paid for an order that can no longer be fulfilled. */
export const refundPaymentJob: JobHandler = async (deps, payload) => {
  const { shopId, paymentId } = payloadSchema.parse(payload);
  const ctx = await shopContextForJob(deps, shopId);
  if (ctx) await refundPayment(ctx, deps.secret, paymentId);
};
