import { findExpiredOrders } from "../orders/find-expired-orders.server";
import { releaseExpiredOrder } from "../orders/release-expired-order.server";
import type { JobHandler } from "../shops/job.server";
import { shopContextForJob } from "../shops/shop-context-for-job.server";

/** Gives back what unpaid orders hold after their time is over (rule orders-4). */
export const releaseExpiredReservationsJob: JobHandler<"release-expired-reservations"> = async (deps) => {
  for (const { shopId, orderId } of await findExpiredOrders(deps)) {
    const ctx = await shopContextForJob(deps, shopId);
    if (ctx) await releaseExpiredOrder(ctx, orderId);
  }
};
