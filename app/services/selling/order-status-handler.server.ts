import type { OrderStatus } from "~/models/selling/order-status";
import type { ShopContext } from "../shops/shop-context.server";

/** An order that came from one state to another. */
export type OrderStatusChange = { orderId: string; from: OrderStatus; to: OrderStatus };

/**
 * What an area does when an order comes to another state. It runs in the transaction that records the state,
 * which holds the order, and its stock items where the change moves stock; what it throws undoes the whole
 * change.
 */
export type OrderStatusHandler = {
  /** The states it runs for; absent for all. */
  to?: readonly OrderStatus[];
  /** The states the order comes from; absent for all. */
  from?: readonly OrderStatus[];
  run: (ctx: ShopContext, change: OrderStatusChange) => Promise<void>;
};

declare module "../shops/shop-context.server" {
  interface AreaHandlers {
    /** What an order's new state sets off. */
    orderStatus: readonly OrderStatusHandler[];
  }
}
