import { findOrder } from "~/services/orders/find-order.server";
import { linesOfOrders } from "~/services/orders/lines-of-orders.server";
import { noteOrder } from "~/services/orders/note-order.server";
import { searchOrders } from "~/services/orders/search-orders.server";
import type { Attempts } from "./two-shops";

const page = { after: null, limit: 50 };

/** Tries what the owner's API reads and changes, as the second shop with the first shop's rows. */
export const ownerApiAttempts: Attempts = {
  searchOrders: async ({ beta, order, alpha }) => [
    await searchOrders(beta, {}, page),
    await searchOrders(beta, { number: order.incrementId, email: order.email }, page),
    await searchOrders(beta, { shopId: alpha.shop.id, sellerId: order.sellerId }, page),
    await searchOrders(beta, { sku: "ALPHA-MUG" }, page),
  ],
  findOrder: ({ beta, order }) => findOrder(beta, order.id),
  linesOfOrders: ({ beta, order }) => linesOfOrders(beta, [order.id]),
  noteOrder: ({ beta, order }) => noteOrder(beta, order.id, "Planted"),
};
