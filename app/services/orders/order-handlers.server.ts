// @public

import type { OrderStatusHandler } from "../selling/order-status-handler.server";
import { grantDownloads } from "./downloads/grant-downloads.server";
import { issueCreditNote } from "./invoices/issue-credit-note.server";
import { issueInvoice } from "./records/issue-invoice.server";
import { moveStock } from "./records/move-stock.server";
import { queueSellerMail } from "./records/queue-seller-mail.server";
import { startSubscriptions } from "./subscriptions/start-subscriptions.server";
import { settleOpenWithdrawals } from "./withdrawals/settle-withdrawal.server";

/** An order that is accepted gets its invoice (rule orders-11). */
export const invoiceAccepted: OrderStatusHandler = {
  to: ["processing"],
  run: (ctx, { orderId }) => issueInvoice(ctx, orderId),
};

/** What was canceled of an accepted order corrects its invoice, once it is booked (rule orders-27). */
export const creditCanceled: OrderStatusHandler = {
  to: ["canceled"],
  run: (ctx, { orderId }) => issueCreditNote(ctx, orderId, { key: `cancellation:${orderId}`, pieces: null }),
};

/** An order that is accepted gives its buyer the files of its lines (rule downloads-3). */
export const grantFiles: OrderStatusHandler = {
  to: ["processing"],
  run: (ctx, { orderId }) => grantDownloads(ctx, orderId),
};

/** An order that is accepted starts the subscriptions of its lines (rule subscriptions-4). */
export const startDeliveries: OrderStatusHandler = {
  to: ["processing"],
  run: (ctx, { orderId }) => startSubscriptions(ctx, orderId),
};

/** An order that is paid, or ended, settles what was withdrawn from it before (rule withdrawals-6). */
export const settleWithdrawn: OrderStatusHandler = {
  to: ["processing", "canceled"],
  from: ["pending"],
  run: (ctx, { orderId }) => settleOpenWithdrawals(ctx, orderId),
};

/**
 * A canceled order puts its pieces on sale again, and so does one that was paid back whole before it was
 * sent.
 */
export const releaseStock: OrderStatusHandler = {
  to: ["canceled", "closed"],
  from: ["pending", "pending_payment", "processing", "packing"],
  run: (ctx, { orderId }) => moveStock(ctx, orderId, "release"),
};

/** A completed order takes the pieces that are left of it out of the stock. */
export const shipStock: OrderStatusHandler = {
  to: ["complete"],
  run: (ctx, { orderId }) => moveStock(ctx, orderId, "ship"),
};

/** The seller of an order hears that it came, or that someone else ended it (rule sellers-12). */
export const mailSeller: OrderStatusHandler = {
  to: ["processing", "canceled", "closed"],
  run: (ctx, { orderId, ...change }) => queueSellerMail(ctx, orderId, change),
};
