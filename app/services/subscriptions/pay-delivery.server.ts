import { and, eq } from "drizzle-orm";
import { orders } from "../db/schema";
import { findPaymentOfOrder, providerPaymentOf } from "../payment/find-payment.server";
import { type PaymentContext, providerDeps } from "../payment/payment-context.server";
import { providerByCode } from "../payment/providers.server";
import { settlePayment } from "../payment/settle-payment.server";

/**
 * Pays the order of a delivery (rule subscriptions-7): charges again what its first payment was made from, or leaves it
 * to the customer. Never part of a transaction; charged again, the provider knows the payment by its id.
 * @returns false when the payment was declined and the order is canceled
 * @throws ProviderUnavailable when the provider cannot be reached
 */
export async function payDelivery(ctx: PaymentContext, orderId: string, token: string): Promise<boolean> {
  const payment = await findPaymentOfOrder(ctx, orderId);
  const later = payment && providerByCode(payment.provider)?.later;
  if (payment?.status === "started" && later?.kind === "charges") {
    const outcome = await later.charge(providerDeps(ctx), providerPaymentOf(payment), token);
    await settlePayment(ctx, payment.provider, { paymentId: payment.id, outcome });
  }
  const [order] = await ctx.db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  return order !== undefined && order.status !== "canceled";
}
