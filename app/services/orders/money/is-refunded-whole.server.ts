import { refundTotalMinor } from "~/models/payments/refund";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import type { OrderRow } from "../../selling/locks/with-order-locks.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { ofOrder, refundable, refundsOf } from "./record-refund.server";

/** Whether all that was paid for an order was paid back, or is being paid back. The order must be locked. */
export async function isRefundedWhole(ctx: ShopContext, order: OrderRow): Promise<boolean> {
  const payment = await findPaymentOfOrder(ctx, order.id);
  if (!payment) return false;
  const made = ofOrder(await refundsOf(ctx, payment), order.id);
  if (!made.some(({ status }) => status !== "failed")) return false;
  const left = await refundable(ctx, order, payment);
  return refundTotalMinor({ ...left, amountMinor: left.paymentMinor }) === 0;
}
