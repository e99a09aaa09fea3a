import { isAppError } from "../../platform/error/app-error";
import type { OrderStatus } from "../../selling/checkout/order-status";
import { planShipment, type ShippableLine, statesOfShipment } from "../shipment/shipment";
import type { LinePieces } from "../shipment/take-pieces";
import type { SentParcel } from "./tracking-rows";

/** What is known of the order that a parcel is for; `numbers` are those of its parcels. */
export type TrackedOrder = {
  status: OrderStatus;
  isCollected: boolean;
  lines: readonly ShippableLine[];
  numbers: readonly string[];
};

/** What becomes of a parcel: pieces are sent, or nothing happens for a reason. */
export type TrackingVerdict = { pieces: readonly LinePieces[] } | { reason: string };

/** Judges a parcel of a file before anything is done (rule orders-25); `order` null for an unknown one. */
export function judgeTracking(parcel: SentParcel, order: TrackedOrder | null): TrackingVerdict {
  if (order === null) return { reason: "There is no such order." };
  if (order.numbers.includes(parcel.trackingNumber)) return { reason: knownNumber };
  if (order.isCollected) return { reason: "This order is collected, not sent." };
  try {
    const pieces = planShipment(order.lines, parcel.pieces);
    statesOfShipment(order.status, false);
    return { pieces };
  } catch (error) {
    if (isAppError(error)) return { reason: error.message };
    throw error;
  }
}

/** The order once a parcel is sent, so that the next one of a file finds what is left. */
export function afterParcel<Order extends TrackedOrder>(
  order: Order,
  trackingNumber: string,
  pieces: readonly LinePieces[],
): Order {
  const sent = new Map(pieces.map(({ orderItemId, qty }) => [orderItemId, qty]));
  return Object.assign({}, order, {
    numbers: [...order.numbers, trackingNumber],
    lines: order.lines.map((line) =>
      Object.assign({}, line, { shippedQty: line.shippedQty + (sent.get(line.id) ?? 0) }),
    ),
  });
}

/** Said of a number that a parcel of the order has. */
export const knownNumber = "A parcel of this order has this number already.";
