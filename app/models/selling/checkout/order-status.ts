// @public

import { message } from "~/models/platform/texts/message";

/** The states of an order (rule orders-1), in sequence. */
export const orderStatuses = [
  "pending",
  "pending_payment",
  "processing",
  "packing",
  "complete",
  "closed",
  "canceled",
] as const;

/** The state of an order. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Displayed names of the states; `complete` reads Completed (rule orders-1). */
export const orderStatusLabels: Record<OrderStatus, string> = {
  pending: message("Pending"),
  pending_payment: message("Pending Payment"),
  processing: message("Processing"),
  packing: message("Packing"),
  complete: message("Completed"),
  closed: message("Closed"),
  canceled: message("Canceled"),
};
