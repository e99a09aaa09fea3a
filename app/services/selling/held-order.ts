// @public

import type { orders } from "~/tables/orders/orders";

/** A row of the orders table. */
export type OrderRow = typeof orders.$inferSelect;

/**
 * An order that a transaction holds. `cartId` is the shopper's open cart; null where it was not asked for or
 * has no owner.
 */
export type HeldOrder = { order: OrderRow; cartId: string | null };
