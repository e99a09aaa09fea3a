import { type RefundOnce, refundMadeBefore } from "~/models/orders/payment/refund-once";
import type { PaymentRow } from "../../payments/providers/find-payment.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { ofOrder, refundsOf } from "./record-refund.server";

/** A refund as its caller asks for it: what makes it one, and what was asked for. */
export type AskedRefund = { once: RefundOnce; asked: string };

/** What a caller asks for, as it is kept beside the caller's key. */
export const askedRefund = (once: RefundOnce, asked: object): AskedRefund => ({
  once,
  asked: JSON.stringify(asked),
});

/**
 * The refund that was made when its caller asked before (rule payment-24), or null. The order must be locked.
 * @throws AppError as `refundMadeBefore`
 */
export async function askedBefore(
  ctx: ShopContext,
  payment: PaymentRow,
  orderId: string,
  { once, asked }: AskedRefund,
) {
  const made = ofOrder(await refundsOf(ctx, payment), orderId);
  return refundMadeBefore(made, once, { asked, currency: payment.currency });
}
