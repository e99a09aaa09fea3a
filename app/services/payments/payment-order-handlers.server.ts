// @public

import type { OrderStatusHandler } from "../selling/order-status-handler.server";
import { bookCancellation } from "./ledger/book-cancellation.server";
import { bookSale } from "./ledger/book-sale.server";

/** The ledger books an order that was accepted (rule ledger-3). */
export const bookAccepted: OrderStatusHandler = {
  to: ["processing"],
  run: (ctx, { orderId }) => bookSale(ctx, orderId),
};

/** The ledger books that an order was canceled (rule ledger-8). */
export const bookCanceled: OrderStatusHandler = {
  to: ["canceled"],
  run: (ctx, { orderId }) => bookCancellation(ctx, orderId),
};
