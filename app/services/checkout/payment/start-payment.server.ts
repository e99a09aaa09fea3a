import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { payments } from "~/tables/orders/payments";
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
import { readPaymentBill } from "./read-payment-bill.server";

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
  if (start.kind === "none" || start.reference === payment.reference) return start;
  const kept = await keepReference(ctx, payment, start.reference);
  if (kept === start.reference) return start;
  // Another press was faster, at a provider that does not know the two as one: the other page counts, and
  // this one, which no browser was sent to, is closed.
  const second = { ...providerPaymentOf(payment), reference: start.reference };
  await provider.cancel(providerDeps(ctx), second).catch((error) => {
    ctx.log.warn("a second page of a payment could not be closed", { payment: payment.id, error });
  });
  return startPayment(ctx, orderId);
}

/** Keeps the provider's name for a started payment. @returns the one that is kept, which may be another's */
const keepReference = (ctx: PaymentContext, payment: PaymentRow, reference: string): Promise<string> =>
  inTransaction(ctx, async ({ db }) => {
    const own = and(eq(payments.tenantId, ctx.tenant.id), eq(payments.id, payment.id));
    const written = await db
      .update(payments)
      .set({ reference, updatedAt: ctx.now() })
      .where(and(own, eq(payments.reference, payment.reference)))
      .returning({ reference: payments.reference });
    const [row] = written.length > 0 ? written : await db.select().from(payments).where(own);
    return row?.reference ?? reference;
  });

async function startAt(ctx: PaymentContext, provider: PaymentProvider, payment: PaymentRow) {
  try {
    return await provider.start(providerDeps(ctx), {
      ...providerPaymentOf(payment),
      email: payment.email,
      openUntil: payment.reservedUntil ?? payment.createdAt,
      returnUrl: returnAddress(ctx, payment),
      cancelUrl: returnAddress(ctx, payment, { cancelled: "1" }),
      readBill: () => readPaymentBill(ctx, payment),
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
      phrase(
        "We couldn’t start your payment and nothing was charged: please try again in a moment or choose another way to pay.",
      ),
    );
  }
}
