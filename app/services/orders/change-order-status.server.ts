import { AppError } from "~/models/error/app-error";
import type { OrderStatus } from "~/models/order/order-status";
import { transition } from "~/models/order/transition";
import type { ShopContext } from "../shop-context.server";
import { movesStock, recordStatus } from "./record-status.server";
import { withOrderLocks } from "./with-order-locks.server";

/**
 * Takes an order to another state (decisions, "Orders"), recorded with time and actor (`system`, `customer:7`).
 * @throws AppError `not_found` for an order this shop does not have, `conflict` where it may not go there
 */
export async function changeOrderStatus(
  ctx: ShopContext,
  orderId: string,
  to: OrderStatus,
  { actor, note = "" }: { actor: string; note?: string },
): Promise<void> {
  const wanted = { orderId, reach: movesStock(to) ? "stock" : "order" } as const;
  const changed = await withOrderLocks(ctx, wanted, async (inner, { order }) => {
    await recordStatus(inner, orderId, transition(order, to, { actor, now: ctx.now() }), note);
    return true;
  });
  if (!changed) throw new AppError("not_found", "We couldn't find this order.");
}
