import { unpaidNotes } from "~/models/orders/states/cancel-note";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { keepForNextTry } from "../delivery/keep-for-next-try.server";
import { withGroupLocks } from "../locks/with-order-locks.server";
import { cancelPayment } from "./cancel-open-payments.server";
import { cancelUnpaidOrder } from "./cancel-unpaid-order.server";

/**
 * Cancels an order whose payment did not come in time (30 min; rule locks-4), with those it is paid together
 * with. It may have been paid since it was found; running twice does nothing the second time. One whose
 * delivery is tried again stays open, and its page is closed (rule subscriptions-12).
 * @returns whether it was canceled now
 */
export async function releaseExpiredOrder(ctx: ShopContext, orderId: string): Promise<boolean> {
  const wanted = { orderId, reach: "stock and cart", onlyIf: isExpired } as const;
  const released = await withGroupLocks(ctx, wanted, async (inner, held) => {
    const payment = await findPaymentOfOrder(inner, orderId);
    const [first] = held;
    const isKept = first && payment ? await keepForNextTry(inner, first.order, payment) : false;
    const isLeft = isKept && payment?.mode === "store";
    if (isLeft) await cancelPayment(inner, payment.id);
    if (!isKept) for (const one of held) await cancelUnpaidOrder(inner, one, unpaidNotes.late);
    if (payment && (isLeft || !isKept))
      await enqueueJob(inner, "close-payment", { paymentId: payment.id }, { jobKey: `close:${payment.id}` });
    return !isKept;
  });
  return released ?? false;

  function isExpired({ status, reservedUntil }: OrderRow): boolean {
    return status === "pending_payment" && reservedUntil !== null && reservedUntil <= ctx.now();
  }
}
