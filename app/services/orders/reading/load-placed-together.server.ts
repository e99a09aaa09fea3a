// @public

import type { OrderView } from "~/models/orders/order-view/order-view";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { loadOrder } from "./load-order.server";

/**
 * The orders that were placed with an order, and the order itself, in the order of their numbers; canceled
 * ones are left out. It does not check rights: who may see one of them may see all, since one shopper placed
 * them at once.
 */
export async function loadPlacedTogether(ctx: ShopContext, order: OrderView): Promise<OrderView[]> {
  const beside: OrderView[] = [];
  for (const { id } of order.placedWith) {
    const other = await loadOrder(ctx, id);
    if (other && other.status !== "canceled") beside.push(other);
  }
  return [...beside, order].sort((a, b) =>
    a.incrementId.localeCompare(b.incrementId, "en", { numeric: true }),
  );
}
