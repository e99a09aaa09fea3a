// @public

import { noteUnanswered } from "../orders/money/note-unanswered.server";
import { type SettledPayment, settlePayment } from "../orders/money/settle-payment.server";
import { findPayment, providerPaymentOf } from "../payments/providers/find-payment.server";
import { type PaymentContext, providerDeps } from "../payments/providers/payment-context.server";
import { providerByCode } from "../payments/providers/providers.server";
import { readReturn } from "../payments/providers/return-address.server";
import { enqueueJob } from "../shops/jobs/enqueue-job.server";

/**
 * A payment after the browser came back. `unanswered` says what the shopper did where the provider did not
 * say how it stands.
 */
export type ReturnedPayment = SettledPayment & { unanswered?: "paid" | "left" };

/**
 * Finds out how a payment ended when the browser comes back from its provider. The address is signed, and
 * what counts is what the provider says, so this may change the order although it is a GET. A provider that
 * cannot be reached is asked again by a job; the payment is as it was meanwhile (rule payment-25).
 * @returns null for an address that is not genuine
 */
export async function returnFromProvider(
  ctx: PaymentContext,
  params: URLSearchParams,
): Promise<ReturnedPayment | null> {
  const returned = readReturn(ctx, params);
  const payment = returned && (await findPayment(ctx, returned.paymentId));
  const provider = payment && providerByCode(payment.provider);
  if (!returned || !payment || !provider || provider.code !== returned.provider) return null;
  const asked = providerPaymentOf(payment);
  try {
    const outcome = returned.isCancelled
      ? await provider.cancel(providerDeps(ctx), asked)
      : await provider.confirm(providerDeps(ctx), asked, params);
    if (outcome) return await settlePayment(ctx, provider.code, { paymentId: payment.id, outcome });
    return { orderId: payment.orderId, status: payment.status };
  } catch (error) {
    ctx.log.warn("a payment could not be confirmed yet", { payment: payment.id, error });
    if (!returned.isCancelled) await noteUnanswered(ctx, payment.id, ctx.now());
    await enqueueJob(ctx, "confirm-payment", { paymentId: payment.id }, { jobKey: `confirm:${payment.id}` });
    const unanswered = returned.isCancelled ? "left" : "paid";
    return { orderId: payment.orderId, status: payment.status, unanswered };
  }
}
