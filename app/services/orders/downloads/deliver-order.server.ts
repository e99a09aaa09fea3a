// @public

import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { shipments } from "~/tables/orders/shipments";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { withOrderLocks } from "../locks/with-order-locks.server";
import { recordNote } from "../records/record-note.server";
import { orderSubject } from "../states/order-subject";

/**
 * Notes that the parcels of an order that were sent, or are ready for pickup, were handed over (rule
 * orders-20). Those of which it is known keep their day; the state of the order does not change.
 * @returns how many parcels were noted
 * @throws AppError `not_found`, `forbidden`, `conflict` where no parcel is on its way or ready
 */
export async function deliverOrder(ctx: ShopContext, orderId: string): Promise<number> {
  const actor = await ctx.actor();
  const delivered = await withOrderLocks(ctx, { orderId, reach: "order" }, async (inner, { order }) => {
    authorize(actor, "ship", orderSubject(order));
    const noted = await inner.db
      .update(shipments)
      .set({ deliveredAt: inner.now() })
      .where(
        and(
          eq(shipments.tenantId, inner.tenant.id),
          eq(shipments.orderId, orderId),
          isNull(shipments.deliveredAt),
        ),
      )
      .returning({ id: shipments.id });
    const isCollected = order.shippingMethod?.pickup !== undefined;
    if (noted.length === 0)
      throw new AppError(
        "conflict",
        isCollected ? "Nothing of this order is ready for pickup." : "No parcel of this order is on its way.",
      );
    const what = isCollected ? "Collected" : "Delivered";
    await recordNote(inner, order, noted.length === 1 ? what : `${what} ${noted.length} parcels`);
    return noted.length;
  });
  if (delivered === null || delivered === undefined)
    throw new AppError("not_found", "We couldn’t find this order.");
  return delivered;
}
