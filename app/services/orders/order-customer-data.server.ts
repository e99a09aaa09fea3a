import { bookkeeping, kept } from "~/models/accounts/table-decision";
import type { CustomerData } from "../accounts/customer-data.server";
import { archiveOrders } from "./records/archive-orders.server";

/** What orders know of customers. Subscriptions are ended before the account is deleted. */
export const orderCustomerData: CustomerData<"orders" | "subscriptions"> = {
  tables: {
    orders: kept("orders", bookkeeping),
    subscriptions: kept("subscriptions", `Ended first. ${bookkeeping}`),
  },
  headings: {
    orders: "Orders",
    subscriptions: "Subscriptions",
  },
  archive: archiveOrders,
};
