import { isAppError } from "~/models/platform/error/app-error";
import { settlePayment } from "../../orders/money/settle-payment.server";
import { findPaymentOfOrder, providerPaymentOf } from "../../payments/providers/find-payment.server";
import { type PaymentContext, providerDeps } from "../../payments/providers/payment-context.server";
import type { ChargeOutcome, PaymentProvider } from "../../payments/providers/provider";

/** How a payment by token ended: paid or waiting, or given up with the reason. */
export type TokenPayment = { isTaken: boolean; isPending: boolean; needsBuyer: boolean; reason: string };

const taken = { isTaken: true, isPending: false, needsBuyer: false, reason: "" };

/**
 * Pays an order that was committed with an agent's token. One that cannot be paid is given up, and its cart
 * is back (rule agents-9). Never part of a transaction.
 */
export async function payByToken(
  ctx: PaymentContext,
  orderId: string,
  provider: PaymentProvider,
  token: string,
): Promise<TokenPayment> {
  const payment = await findPaymentOfOrder(ctx, orderId);
  if (!payment || payment.provider !== provider.code || payment.status !== "started") return taken;
  const outcome = await charge(ctx, provider, providerPaymentOf(payment), token);
  const told =
    outcome.kind === "needs the shopper" ? { kind: "declined" as const, reason: outcome.reason } : outcome;
  const settled = await settlePayment(ctx, provider.code, { paymentId: payment.id, outcome: told });
  const isTaken = settled?.status === "paid" || settled?.status === "authorized";
  return {
    isTaken,
    isPending: !isTaken && told.kind === "pending",
    needsBuyer: outcome.kind === "needs the shopper",
    reason: ("reason" in told && told.reason) || "The payment was declined.",
  };
}

async function charge(
  ctx: PaymentContext,
  provider: PaymentProvider,
  payment: ReturnType<typeof providerPaymentOf>,
  token: string,
): Promise<ChargeOutcome> {
  try {
    if (!provider.tokens) return { kind: "declined", reason: "This way to pay takes no tokens." };
    return await provider.tokens.pay(providerDeps(ctx), payment, token);
  } catch (error) {
    if (isAppError(error)) throw error;
    // Whether it was charged is not known: a charge that comes to light later is paid back (rule payment-7).
    ctx.log.error("a payment by token could not be made", {
      provider: provider.code,
      payment: payment.id,
      error,
    });
    return { kind: "cancelled", reason: "The payment could not be made. Nothing was charged." };
  }
}
