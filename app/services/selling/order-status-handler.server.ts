// @public

import type { OrderStatus } from "~/models/selling/checkout/order-status";
import type { ShopContext } from "../shops/context/shop-context.server";
import type { HeldOrder } from "./held-order";

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

/**
 * What an area does with an order that is given up unpaid, before it is canceled and what is kept for it goes
 * (rule cart-13). It runs in the transaction that holds the order, its stock and its shopper's cart.
 * @returns whether the shopper has back what the order was made of; then the next area is not asked
 */
type UnpaidOrderHandler = (ctx: ShopContext, held: HeldOrder) => Promise<boolean>;

/**
 * What an area does when something happens to an order that leaves its state: a parcel, a refund, a step of a
 * return. It runs in the transaction that records it, which holds the order.
 */
export type OrderNewsHandler = (ctx: ShopContext, orderId: string) => Promise<void>;

/** Orders that a shopper placed of carts that an agent filled, by the first of them. */
export type AgentsOrder = { orderId: string; checkoutId: string; waitsForPayment: boolean };

/** What an area does when they are placed, in the transaction that writes them. */
export type AgentsOrderHandler = (ctx: ShopContext, placed: AgentsOrder) => Promise<void>;

declare module "../shops/context/shop-context.server" {
  interface AreaHandlers {
    /** What an order's new state sets off. */
    orderStatus: readonly OrderStatusHandler[];
    /** What happens to an order within its state sets off. */
    orderNews: readonly OrderNewsHandler[];
    /** What an order by the hands of a shopper means to the agent that filled the carts. */
    agentsOrder: readonly AgentsOrderHandler[];
    /** Give back what an unpaid order was made of. */
    unpaidOrder: readonly UnpaidOrderHandler[];
  }
}
