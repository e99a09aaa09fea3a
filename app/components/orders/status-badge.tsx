// @public

import { phrase } from "~/models/platform/texts/phrase";
import { type OrderStatus, orderStatusLabels } from "~/models/selling/checkout/order-status";

const tones: Record<OrderStatus, string> = {
  pending: "bg-warning-soft text-warning",
  pending_payment: "bg-warning-soft text-warning",
  processing: "bg-sunken text-ink",
  packing: "bg-sunken text-ink",
  complete: "bg-success-soft text-success",
  closed: "bg-sunken text-muted",
  canceled: "bg-danger-soft text-danger",
};

/** The state of an order (rule orders-1). */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span className={`inline-flex items-center rounded-pill px-3 py-1 text-sm font-medium ${tones[status]}`}>
      {phrase(orderStatusLabels[status])}
    </span>
  );
}
