import { isOpen } from "~/models/payments/payment-outcome";
import { findPayment, providerPaymentOf } from "../../payments/providers/find-payment.server";
import { type PaymentContext, providerDeps } from "../../payments/providers/payment-context.server";
import { providerByCode } from "../../payments/providers/providers.server";
import { noteUnanswered } from "./note-unanswered.server";
import { settlePayment } from "./settle-payment.server";

/** Asks a provider for the result of a payment that is still open. */
export async function confirmPayment(ctx: PaymentContext, paymentId: string): Promise<void> {
  const payment = await findPayment(ctx, paymentId);
  const provider = payment && providerByCode(payment.provider);
  if (!payment || !provider || !isOpen(payment.status)) return;
  const outcome = await provider.confirm(
    providerDeps(ctx),
    providerPaymentOf(payment),
    new URLSearchParams(),
  );
  if (outcome) await settlePayment(ctx, provider.code, { paymentId, outcome });
  // Nothing was paid: the shopper may go on to the provider's page again.
  else if (payment.unansweredAt) await noteUnanswered(ctx, paymentId, null);
}

/**
 * Closes the page of a payment whose order was given up, so that it can no longer be paid. Where it was too
 * late, the outcome is applied like any other.
 */
export async function closePayment(ctx: PaymentContext, paymentId: string): Promise<void> {
  const payment = await findPayment(ctx, paymentId);
  const provider = payment && providerByCode(payment.provider);
  if (!payment || !provider || payment.status !== "cancelled") return;
  const outcome = await provider.cancel(providerDeps(ctx), providerPaymentOf(payment));
  await settlePayment(ctx, provider.code, { paymentId, outcome });
}
