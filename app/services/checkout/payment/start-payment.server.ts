import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { payments } from "~/tables/orders/orders";
import { settlePayment } from "../../orders/money/settle-payment.server";
import {
  findPaymentOfOrder,
  type PaymentRow,
  providerPaymentOf,
} from "../../payments/providers/find-payment.server";
import { type PaymentContext, providerDeps } from "../../payments/providers/payment-context.server";
import type { PaymentProvider, PaymentStart } from "../../payments/providers/provider";
import { providerByCode } from "../../payments/providers/providers.server";
import { returnAddress } from "../../payments/providers/return-address.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";

/**
 * Starts the payment of an order that was committed, or says again where it is made. Never part of a
 * transaction.
 * @returns `none` when there is nothing (more) for the shopper to do
 * @throws AppError `unavailable` when the provider cannot be reached; the order is given up and its cart is
 * back (rule
 *   payment-7)
 */
export async function startPayment(ctx: PaymentContext, orderId: string): Promise<PaymentStart> {
  const payment = await findPaymentOfOrder(ctx, orderId);
  const provider = payment && providerByCode(payment.provider);
  // What is being charged to a stored method is not paid on a page as well.
  if (!payment || !provider || payment.status !== "started" || payment.mode === "charge")
    return { kind: "none" };
  const start = await startAt(ctx, provider, payment);
  if (start.kind === "redirect" && start.reference !== payment.reference)
    await inTransaction(ctx, ({ db }) =>
      db
        .update(payments)
        .set({ reference: start.reference, updatedAt: ctx.now() })
        .where(and(eq(payments.tenantId, ctx.tenant.id), eq(payments.id, payment.id))),
    );
  return start;
}

async function startAt(ctx: PaymentContext, provider: PaymentProvider, payment: PaymentRow) {
  try {
    return await provider.start(providerDeps(ctx), {
      ...providerPaymentOf(payment),
      email: payment.email,
      openUntil: payment.reservedUntil ?? payment.createdAt,
      returnUrl: returnAddress(ctx, payment),
      cancelUrl: returnAddress(ctx, payment, { cancelled: "1" }),
    });
  } catch (error) {
    ctx.log.error("a payment could not be started", {
      shop: ctx.shop.code,
      provider: provider.code,
      payment: payment.id,
      error,
    });
    await settlePayment(ctx, payment.provider, {
      paymentId: payment.id,
      outcome: { kind: "cancelled", reason: "We couldn’t start the payment." },
    });
    throw new AppError(
      "unavailable",
      "We couldn’t start your payment and nothing was charged: please try again in a moment or choose another way to pay.",
    );
  }
}
