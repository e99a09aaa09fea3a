// @public

import type { RefundOnce } from "~/models/orders/payment/refund-once";
import type { RefundEnd } from "~/models/payments/refund";
import { AppError } from "~/models/platform/error/app-error";
import type { Minor } from "~/models/platform/money/money";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { findOrder } from "../reading/find-order.server";
import { paymentToRefund } from "./record-refund.server";
import { refundPayment } from "./refund-payment.server";

/**
 * Pays an order back through the provider it was paid with, whole or in part (rule payment-5).
 * @param refund `amountMinor` null for all that is left; `once` makes it one refund however often it is asked
 * for (rule payment-24)
 * @returns how it ended, and the provider that was asked
 * @throws AppError `not_found`, `invalid` for an amount that is too much, `conflict` by `once`
 */
export async function refundOrder(
  ctx: PaymentContext,
  orderId: string,
  refund: { amountMinor: Minor | null; reason: string; once?: RefundOnce },
): Promise<{ result: RefundEnd; provider: string }> {
  const payment = await paymentToRefund(ctx, await findOrder(ctx, orderId));
  if (!payment) throw new AppError("not_found", "This order has no payment.");
  const result = await refundPayment(ctx, { paymentId: payment.id, orderId, ...refund });
  return { result, provider: payment.provider };
}
