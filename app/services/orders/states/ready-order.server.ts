// @public

import { and, eq } from "drizzle-orm";
import type { WantedPieces } from "~/models/orders/shipment/take-pieces";
import { AppError } from "~/models/platform/error/app-error";
import { orders } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { shipOrder } from "../delivery/ship-order.server";

/**
 * Sets an order that is collected aside, or pieces of it: they leave the stock, and the shopper gets a mail
 * that they are ready (rule orders-20).
 * @param pieces null for everything left
 * @throws AppError like {@link shipOrder}, and `conflict` for an order that is shipped
 */
export async function readyOrder(
  ctx: ShopContext,
  orderId: string,
  pieces: WantedPieces | null,
): Promise<{ shipmentId: string; isLast: boolean }> {
  const [found] = await ctx.db
    .select({ method: orders.shippingMethod })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.shopId, ctx.shop.id), eq(orders.id, orderId)));
  if (found && !found.method?.pickup) throw new AppError("conflict", "This order is shipped, not collected.");
  return shipOrder(ctx, orderId, { carrier: "", trackingNumber: "", pieces });
}
