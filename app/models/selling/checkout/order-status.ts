// @public

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
  pending: "Pending",
  pending_payment: "Pending Payment",
  processing: "Processing",
  packing: "Packing",
  complete: "Completed",
  closed: "Closed",
  canceled: "Canceled",
};
