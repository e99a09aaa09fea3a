import { and, eq } from "drizzle-orm";
import type { OrderEvent } from "~/models/orders/transition";
import type { OrderStatus } from "~/models/selling/order-status";
import { orderEvents, orders } from "~/tables/orders";
import { bookCancellation } from "../payments/book-cancellation.server";
import { bookSale } from "../payments/book-sale.server";
import { dropCart } from "../selling/move-cart.server";
import { releaseDiscountUses } from "../selling/release-discount-uses.server";
import { returnStoreCredit } from "../selling/return-store-credit.server";
import { settleGiftCards } from "../selling/settle-gift-cards.server";
import type { ShopContext } from "../shops/shop-context.server";
import { grantDownloads } from "./downloads/grant-downloads.server";
import { issueInvoice } from "./records/issue-invoice.server";
import { moveStock } from "./records/move-stock.server";
import { queueSellerMail } from "./records/queue-seller-mail.server";
import { startSubscriptions } from "./subscriptions/start-subscriptions.server";

/** Whether reaching a state writes stock items, which must then be locked before the order. */
export const movesStock = (to: OrderStatus): boolean => to === "canceled" || to === "complete";

/**
 * Writes a change of state that the model allowed, with its event and what it does to the stock: a canceled order
 * gives its pieces, its discounts' uses and its store credit back, a completed one takes its pieces out of stock, and one that
 * is closed before puts what was not sent on sale; one that
 * is accepted gets its invoice, downloads and subscriptions; gift cards follow (`settleGiftCards`). The ledger books what
 * was accepted or canceled, and its seller gets a mail. An order that no longer waits for its
 * payment needs the cart no more that was kept for it (rule cart-13). The order, and its stock where `movesStock` says so, must be held by `withOrderLocks`.
 */
export async function recordStatus(
  ctx: ShopContext,
  orderId: string,
  event: OrderEvent,
  note = "",
): Promise<void> {
  const at = new Date(event.at);
  await ctx.db
    .update(orders)
    // Whatever the new state is: it no longer waits for a payment with the clock running.
    .set({ status: event.to, reservedUntil: null, updatedAt: at })
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  await ctx.db.insert(orderEvents).values({
    tenantId: ctx.tenant.id,
    orderId,
    fromStatus: event.from,
    toStatus: event.to,
    actor: event.actor,
    note,
    createdAt: at,
  });
  if (event.from === "pending_payment") await dropCart(ctx, orderId);
  if (event.to === "processing") {
    await issueInvoice(ctx, orderId);
    await grantDownloads(ctx, orderId);
    await startSubscriptions(ctx, orderId);
    await bookSale(ctx, orderId);
  }
  if (event.to === "canceled") {
    await moveStock(ctx, orderId, "release");
    await releaseDiscountUses(ctx, orderId);
    await returnStoreCredit(ctx, orderId);
    await bookCancellation(ctx, orderId);
  }
  if (event.to === "complete") await moveStock(ctx, orderId, "ship");
  // What was paid back before it was sent is on sale again.
  if (event.to === "closed" && event.from !== "complete") await moveStock(ctx, orderId, "release");
  await settleGiftCards(ctx, orderId, event.to);
  await queueSellerMail(ctx, orderId, event);
}
