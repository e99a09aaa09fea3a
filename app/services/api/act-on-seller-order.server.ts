// @public

import { type SellerAction, sellerCallSchemas } from "~/models/api/seller-calls";
import { AppError } from "~/models/platform/error/app-error";
import { shipOrder } from "../orders/delivery/ship-order.server";
import { refundLines } from "../orders/money/refund-lines.server";
import { refundOrder } from "../orders/money/refund-order.server";
import { findOrderByNumber } from "../orders/reading/find-order-by-number.server";
import { cancelLines } from "../orders/states/cancel-lines.server";
import { changeOrderStatus } from "../orders/states/change-order-status.server";
import type { PaymentContext } from "../payments/providers/payment-context.server";
import type { SellerCallContext } from "./answer-seller-call.server";
import { loadSellerOrder } from "./load-seller-order.server";
import { readRestCall } from "./rest/read-sent.server";

type Act = (ctx: PaymentContext, orderId: string, sent: unknown) => Promise<void>;

const acts: Record<SellerAction, Act> = {
  async accept(ctx, orderId, sent) {
    const { note } = readRestCall(sellerCallSchemas.accept, sent);
    await changeOrderStatus(ctx, orderId, "packing", note || "Accepted by the seller");
  },
  async ship(ctx, orderId, sent) {
    const { carrier, tracking_number, lines } = readRestCall(sellerCallSchemas.ship, sent);
    await shipOrder(ctx, orderId, { carrier, trackingNumber: tracking_number, pieces: lines });
  },
  async cancel(ctx, orderId, sent) {
    const { lines, note } = readRestCall(sellerCallSchemas.cancel, sent);
    await cancelLines(ctx, orderId, { wanted: lines, note });
  },
  async refund(ctx, orderId, sent) {
    const asked = readRestCall(sellerCallSchemas.refund, sent);
    const { lines, shipping_minor, amount_minor, reason } = asked;
    const once = { key: asked.idempotency_key, alreadyRefundedMinor: asked.already_refunded_minor };
    const isByLine = lines !== null || shipping_minor !== null;
    const { result } = isByLine
      ? await refundLines(ctx, orderId, { wanted: lines ?? [], delivery: shipping_minor ?? 0, reason, once })
      : await refundOrder(ctx, orderId, { amountMinor: amount_minor, reason, once });
    if (result === "failed") throw new AppError("conflict", "The payment provider refused the refund.");
  },
};

/**
 * Accepts, ships, cancels or refunds an order of the seller (rule seller-api-5).
 * @param sent the call's JSON
 * @returns the order as it is then
 * @throws AppError `not_found`, `invalid` with the field that is wrong, or what the service refuses
 */
export async function actOnSellerOrder(
  call: SellerCallContext,
  { number, action, sent }: { number: string; action: SellerAction; sent: unknown },
) {
  const orderId = await findOrderByNumber(call.ctx, number, call.sellerId);
  await acts[action](call.ctx, orderId, sent);
  return loadSellerOrder(call, number);
}
