import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { findExpiredOrders } from "../records/find-expired-orders.server";
import { releaseExpiredOrder } from "../records/release-expired-order.server";

/** Gives back what unpaid orders hold after their time is over (rule orders-4). */
export const releaseExpiredReservationsJob: JobHandler<"release-expired-reservations"> = async (deps) => {
  for (const { shopId, orderId } of await findExpiredOrders(deps)) {
    const ctx = await shopContextForJob(deps, shopId);
    if (ctx) await releaseExpiredOrder(ctx, orderId);
  }
};
