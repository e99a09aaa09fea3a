import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import { type OrderRow, withGroupLocks } from "../../selling/locks/with-order-locks.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { cancelUnpaidOrder } from "./cancel-unpaid-order.server";

/**
 * Cancels an order whose payment did not come in time (30 min; rule locks-4), with those it is paid together
 * with. It may have been paid since it was found; running twice does nothing the second time.
 * @returns whether it was canceled now
 */
export async function releaseExpiredOrder(ctx: ShopContext, orderId: string): Promise<boolean> {
  const wanted = { orderId, reach: "stock and cart", onlyIf: isExpired } as const;
  const released = await withGroupLocks(ctx, wanted, async (inner, held) => {
    for (const one of held) await cancelUnpaidOrder(inner, one, "The payment was not completed in time.");
    const payment = await findPaymentOfOrder(inner, orderId);
    if (payment)
      await enqueueJob(inner, "close-payment", { paymentId: payment.id }, { jobKey: `close:${payment.id}` });
    return true;
  });
  return released ?? false;

  function isExpired({ status, reservedUntil }: OrderRow): boolean {
    return status === "pending_payment" && reservedUntil !== null && reservedUntil <= ctx.now();
  }
}
