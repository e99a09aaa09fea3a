import { type OrderStatus, orderStatusLabels } from "../../selling/checkout/order-status";
import type { Tone } from "../tone";

const tones: Record<OrderStatus, Tone> = {
  pending: "mind",
  pending_payment: "mind",
  processing: "mind",
  packing: "mind",
  complete: "good",
  closed: "plain",
  canceled: "plain",
};

/** An order's state as the office shows it. What waits for the shop is amber. */
export const orderStateBadge = (status: OrderStatus): { text: string; tone: Tone } => ({
  text: orderStatusLabels[status],
  tone: tones[status],
});
