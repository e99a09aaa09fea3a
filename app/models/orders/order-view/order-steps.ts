import { phrase } from "~/models/platform/texts/phrase";
import { isDelivered } from "../states/is-delivered";
import type { OrderView } from "./order-view";

/** A step of an order on its way; `current` is the one that is under way. */
export type OrderStep = { label: string; state: "done" | "current" | "open" };

type SteppedOrder = Pick<OrderView, "status" | "shipments" | "lines" | "shippingAddress" | "pickup">;

/**
 * How far an order that is sent or collected has come (rule orders-19): placed, packed, sent and delivered,
 * or ready and collected. Delivered is done once every parcel is noted as handed over (rule orders-20). Empty
 * where nothing is delivered, and for an order that ended without delivery.
 */
export function orderSteps(order: SteppedOrder): OrderStep[] {
  const { status, shipments, shippingAddress, pickup } = order;
  if ((!shippingAddress && !pickup) || status === "canceled" || status === "closed") return [];
  const isSent = status === "complete" || (shipments.length > 0 && isDelivered(order));
  const isPaid = status !== "pending" && status !== "pending_payment";
  // Completed without a parcel is what its shopper was handed over the counter.
  const isHandedOver =
    isSent &&
    (shipments.length > 0 || pickup !== null) &&
    shipments.every(({ deliveredAt }) => deliveredAt !== null);
  const done = isHandedOver ? 4 : isSent ? 3 : shipments.length > 0 ? 2 : isPaid ? 1 : 0;
  const labels = pickup
    ? [phrase("Placed"), phrase("Packed"), phrase("Ready for pickup"), phrase("Collected")]
    : [phrase("Placed"), phrase("Packed"), phrase("Sent"), phrase("Delivered")];
  return labels.map((label, at) => ({
    label,
    state: at < done ? "done" : at === done ? "current" : "open",
  }));
}
