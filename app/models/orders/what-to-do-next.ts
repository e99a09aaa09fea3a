import type { OrderStatus } from "../selling/order-status";

const texts: Readonly<Record<OrderStatus, string>> = {
  pending: "We wait for your payment. The order says how to pay.",
  pending_payment: "Your payment is not finished. Open the order to pay.",
  processing: "We prepare your order.",
  packing: "We pack your order and write to you when it is on its way.",
  complete: "Your order is on its way or has arrived. Open it to track it or to buy it again.",
  closed: "This order was refunded. Open it for the details.",
  canceled: "This order was canceled. Open it to buy it again.",
};

/** What a customer can expect or do about an order in this state. */
export const whatToDoNext = (status: OrderStatus): string => texts[status];
