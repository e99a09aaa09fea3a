import { findPaymentsOfOrder } from "../../payments/providers/find-payment.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { leftToRefund, ofOrder, refundsOf } from "./record-refund.server";

/** Whether all that was paid for an order was paid back, or is being paid back. The order must be locked. */
export async function isRefundedWhole(ctx: ShopContext, order: OrderRow): Promise<boolean> {
  const payments = await findPaymentsOfOrder(ctx, order.id);
  const made = await Promise.all(payments.map((payment) => refundsOf(ctx, payment)));
  if (!ofOrder(made.flat(), order.id).some(({ status }) => status !== "failed")) return false;
  return (await leftToRefund(ctx, order)) === 0;
}
