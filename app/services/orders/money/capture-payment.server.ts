import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { findPayment, providerPaymentOf } from "../../payments/providers/find-payment.server";
import { type PaymentContext, providerDeps } from "../../payments/providers/payment-context.server";
import { providerByCode } from "../../payments/providers/providers.server";
import { findOrderSubject } from "../records/find-order-subject.server";
import { type SettledPayment, settlePayment } from "./settle-payment.server";

/**
 * Takes the amount of a payment that was only authorized, for all its orders. The provider is asked outside
 * any transaction; asked twice it takes once.
 * @throws AppError `not_found`, or `conflict` for a payment that is not waiting to be taken
 */
export async function capturePayment(ctx: PaymentContext, paymentId: string): Promise<SettledPayment> {
  const payment = await findPayment(ctx, paymentId);
  const provider = payment && providerByCode(payment.provider);
  if (!payment || !provider) throw new AppError("not_found", "There is no such payment.");
  const actor = await ctx.actor();
  for (const { orderId } of payment.allocations) {
    const order = await findOrderSubject(ctx, orderId);
    if (!order) throw new AppError("not_found", "There is no such payment.");
    authorize(actor, "change", order);
  }
  if (payment.status !== "authorized")
    throw new AppError("conflict", "Only a payment that was authorized can be taken.");
  const outcome = await provider.capture(providerDeps(ctx), providerPaymentOf(payment), payment.amountMinor);
  const settled = await settlePayment(ctx, payment.provider, { paymentId, outcome });
  if (!settled) throw new AppError("not_found", "There is no such payment.");
  return settled;
}
