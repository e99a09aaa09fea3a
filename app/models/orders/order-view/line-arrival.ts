import type { OrderLineView, OrderView } from "./order-view";

/**
 * When a line of an order arrives, as it was promised when it was placed (rule orders-16). Empty for what is
 * canceled or closed, and while the order waits for a transfer: the days were counted from the order.
 */
export function lineArrival(
  { status, bankDetails }: Pick<OrderView, "status" | "bankDetails">,
  { arrivalText, qty, canceledQty }: Pick<OrderLineView, "arrivalText" | "qty" | "canceledQty">,
): string {
  const isOver = status === "canceled" || status === "closed" || canceledQty >= qty;
  return isOver || bankDetails.length > 0 ? "" : arrivalText;
}

/** When all of an order arrives; empty where its lines arrive at different times, or at no known one. */
export function commonArrival(
  lines: readonly Pick<OrderLineView, "arrivalText" | "needsShipping">[],
): string {
  const texts = new Set(
    lines.filter(({ needsShipping }) => needsShipping).map(({ arrivalText }) => arrivalText),
  );
  return texts.size === 1 ? ([...texts][0] ?? "") : "";
}
