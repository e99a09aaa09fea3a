// @public

import type { RefusedTracking, SentParcel } from "~/models/orders/parcels/tracking-rows";
import { isAppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { shipOrder } from "../delivery/ship-order.server";
import { planTracking } from "./plan-tracking.server";

/**
 * Ships the parcels of a file one by one (rule orders-25): each is done or refused on its own, and a number
 * that its order has is refused, so that a file sent again changes nothing.
 * @param carrier of parcels whose file names none; empty for the name of the order's shipping method
 * @throws AppError `forbidden` where the actor may not ship one of the orders
 */
export async function importTracking(
  ctx: ShopContext,
  parcels: readonly SentParcel[],
  carrier: string,
): Promise<{ shipped: SentParcel[]; refused: RefusedTracking[] }> {
  const shipped: SentParcel[] = [];
  const refused: RefusedTracking[] = [];
  for (const { parcel, orderId, verdict, method } of await planTracking(ctx, parcels)) {
    const { line, number, trackingNumber, pieces } = parcel;
    const reason = "reason" in verdict ? verdict.reason : null;
    if (orderId === null || reason !== null) {
      refused.push({ line, number, reason: reason ?? "" });
      continue;
    }
    const by = parcel.carrier || carrier || method;
    try {
      await shipOrder(ctx, orderId, { carrier: by, trackingNumber, pieces, isOnce: true });
      shipped.push(parcel);
    } catch (error) {
      if (!isAppError(error)) throw error;
      refused.push({ line, number, reason: error.message });
    }
  }
  return { shipped, refused };
}
