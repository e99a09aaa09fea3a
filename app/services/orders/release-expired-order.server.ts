import type { ShopContext } from "../shop-context.server";
import { cancelUnpaidOrder } from "./cancel-unpaid-order.server";
import { lockOrder } from "./lock-order.server";

/**
 * Cancels an order whose payment did not come in time (30 min; decisions, "Price and stock"). Looks again under the
 * lock: it may have been paid since it was found, and running twice does nothing the second time.
 * @returns whether it was canceled now
 */
export async function releaseExpiredOrder(ctx: ShopContext, orderId: string): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const order = await lockOrder(inner, orderId);
    if (order?.status !== "pending_payment" || !order.reservedUntil) return false;
    if (order.reservedUntil > ctx.now()) return false;
    await cancelUnpaidOrder(inner, order, {
      actor: "system",
      note: "The payment was not completed in time.",
    });
    return true;
  });
}
