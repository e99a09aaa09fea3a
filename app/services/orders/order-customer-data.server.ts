// @public

import { bookkeeping, kept } from "~/models/accounts/table-decision";
import type { CustomerData } from "../accounts/account-data/customer-data.server";
import { archiveOrders } from "./records/archive-orders.server";
import { endSubscriptions } from "./subscriptions/end-subscriptions.server";

/** What orders know of customers. */
export const orderCustomerData: CustomerData<"orders" | "pastOrders" | "subscriptions"> = {
  tables: {
    orders: kept("orders", bookkeeping),
    past_orders: kept("pastOrders", bookkeeping),
    subscriptions: kept("subscriptions", `Ended first. ${bookkeeping}`),
  },
  headings: {
    orders: "Orders",
    pastOrders: "Orders of our previous store",
    subscriptions: "Subscriptions",
  },
  archive: archiveOrders,
  end: endSubscriptions,
};
