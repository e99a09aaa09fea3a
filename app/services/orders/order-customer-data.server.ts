// @public

import { bookkeeping, kept, removed } from "~/models/accounts/table-decision";
import type { CustomerData } from "../accounts/account-data/customer-data.server";
import { archiveGuest, removeGuest } from "./guests/guest-data.server";
import { archiveOrders } from "./records/archive-orders.server";
import { endSubscriptions } from "./subscriptions/end-subscriptions.server";

/** What orders know of customers. */
export const orderCustomerData: CustomerData<"orders" | "pastOrders" | "subscriptions" | "guest"> = {
  tables: {
    orders: kept("orders", bookkeeping),
    past_orders: kept("pastOrders", bookkeeping),
    subscriptions: kept("subscriptions", `Ended first. ${bookkeeping}`),
    guests: removed("guest", "What the store noted goes along; the orders have their own copies."),
  },
  headings: {
    orders: "Orders",
    pastOrders: "Orders of our previous store",
    subscriptions: "Subscriptions",
    guest: "Ordered without an account",
  },
  archive: async (ctx, owner) => {
    const bought = await archiveOrders(ctx, owner);
    return { ...bought, guest: await archiveGuest(ctx, owner) };
  },
  end: endSubscriptions,
  remove: removeGuest,
};
