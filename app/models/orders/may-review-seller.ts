// @public

import type { OrderStatus } from "../selling/checkout/order-status";

/**
 * Whether the seller of an order in this state can be reviewed: once it was accepted (rule seller-reviews-1).
 */
export const mayReviewSeller = (status: OrderStatus): boolean =>
  status === "processing" || status === "packing" || status === "complete" || status === "closed";
