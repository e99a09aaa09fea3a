// @public

import { dropCart } from "./cart/move-cart.server";
import { releaseDiscountUses } from "./discounts/release-discount-uses.server";
import { settleGiftCards } from "./gift-cards/settle-gift-cards.server";
import type { OrderStatusHandler } from "./order-status-handler.server";
import { returnStoreCredit } from "./store-credit/return-store-credit.server";

/**
 * An order that no longer waits for its payment needs the cart no more that was kept for it (rule cart-13).
 */
export const dropKeptCart: OrderStatusHandler = {
  from: ["pending_payment"],
  run: (ctx, { orderId }) => dropCart(ctx, orderId),
};

/** A canceled order gives its discounts' uses back (rule discounts-5). */
export const releaseUses: OrderStatusHandler = {
  to: ["canceled"],
  run: (ctx, { orderId }) => releaseDiscountUses(ctx, orderId),
};

/** A canceled order gives the store credit back that it was paid with (rule store-credit-3). */
export const returnCredit: OrderStatusHandler = {
  to: ["canceled"],
  run: (ctx, { orderId }) => returnStoreCredit(ctx, orderId),
};

/**
 * Gift cards follow the order that bought them or was paid with them (rules gift-cards-1 and gift-cards-4).
 */
export const settleCards: OrderStatusHandler = {
  to: ["processing", "canceled", "closed"],
  run: (ctx, { orderId, to }) => settleGiftCards(ctx, orderId, to),
};
