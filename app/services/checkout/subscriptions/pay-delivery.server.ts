import { and, eq } from "drizzle-orm";
import { formatMoney } from "~/models/platform/money/format-money";
import { orders } from "~/tables/orders/orders";
import type { DueDelivery } from "../../orders/delivery/open-delivery.server";
import { settlePayment } from "../../orders/money/settle-payment.server";
import {
  findPaymentOfOrder,
  type PaymentRow,
  providerPaymentOf,
} from "../../payments/providers/find-payment.server";
import { type PaymentContext, providerDeps } from "../../payments/providers/payment-context.server";
import type { ChargeOutcome } from "../../payments/providers/provider";
import { providerByCode, stepOf } from "../../payments/providers/providers.server";
import { findStoredMethod } from "../../payments/stored-methods/find-stored-method.server";

/**
 * Whether a delivery's order goes on; otherwise why its payment failed, as the customer reads it, with the
 * payment that only the customer can make. `canceled` was an order by a person, between two tries.
 */
export type DeliveryPayment =
  | { kind: "goes on" | "canceled" }
  | { kind: "failed"; reason: string; handedOver: string | null };

const notStored: ChargeOutcome = {
  kind: "needs the shopper",
  reason: "There is no card or account that can be charged.",
};

/**
 * Pays the order of a delivery (rule subscriptions-7): charges the stored method, or says that only the
 * customer can. Never part of a transaction; charged again, the provider knows the payment by its id.
 * @throws ProviderUnavailable when the provider cannot be reached
 */
export async function payDelivery(
  ctx: PaymentContext,
  { subscription }: Pick<DueDelivery, "subscription">,
  orderId: string,
): Promise<DeliveryPayment> {
  const payment = await findPaymentOfOrder(ctx, orderId);
  if (payment?.status === "started" && payment.mode === "charge") {
    const outcome = await charge(ctx, payment, subscription.storedMethodId);
    if (outcome.kind === "needs the shopper")
      return { kind: "failed", reason: outcome.reason, handedOver: payment.id };
    await settlePayment(ctx, payment.provider, { paymentId: payment.id, outcome });
  }
  const [order] = await ctx.db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  const isUnpaid = order?.status === "pending_payment" || order?.status === "canceled";
  const now = await findPaymentOfOrder(ctx, orderId);
  // Declined by this run, or by one that ended before it said so.
  if (!order || (isUnpaid && now?.status === "declined"))
    return { kind: "failed", reason: "The payment was declined.", handedOver: null };
  return { kind: order.status === "canceled" ? "canceled" : "goes on" };
}

async function charge(
  ctx: PaymentContext,
  payment: PaymentRow,
  storedMethodId: string | null,
): Promise<ChargeOutcome> {
  const provider = providerByCode(payment.provider);
  const later = provider?.later;
  const method = storedMethodId && (await findStoredMethod(ctx, storedMethodId));
  if (later?.kind !== "charges" || !method || method.provider !== payment.provider) return notStored;
  const stepMinor = stepOf(payment);
  if (payment.amountMinor % stepMinor !== 0) {
    const [step, amount] = [stepMinor, payment.amountMinor].map((minor) =>
      formatMoney(minor, payment.currency),
    );
    return { kind: "declined", reason: `${amount} can’t be charged: it is no multiple of ${step}.` };
  }
  return later.charge(providerDeps(ctx), providerPaymentOf(payment), method);
}
