// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import type { OrderStatus } from "../../selling/checkout/order-status";

const texts: Readonly<Record<OrderStatus, string>> = {
  pending: message("We’re waiting for your payment. Open the order to see how to pay."),
  pending_payment: message("Your payment isn’t finished yet. Open the order to pay."),
  processing: message("We’re preparing your order."),
  packing: message("We’re packing your order. We’ll email you when it’s on its way."),
  complete: message("Your order is on its way or has arrived. Open it to track it or to buy it again."),
  closed: message("This order was refunded. Open it for the details."),
  canceled: message("This order was canceled. Open it to buy it again."),
};

/** What a customer can expect or do about an order in this state. */
export const whatToDoNext = (status: OrderStatus): string => phrase(texts[status]);
