// @public

import { message } from "~/models/platform/texts/message";
import type { OrderStatus } from "../selling/checkout/order-status";

/** What a customer narrows the list of orders by (rule orders-13), in the order of the links. */
export const orderFilters = ["all", "open", "completed", "canceled"] as const;

/** One of {@link orderFilters}. */
export type OrderFilter = (typeof orderFilters)[number];

/** Displayed names of the filters. */
export const orderFilterLabels: Record<OrderFilter, string> = {
  all: message("All"),
  open: message("Open||orders"),
  completed: message("Completed"),
  canceled: message("Canceled"),
};

const statuses: Record<Exclude<OrderFilter, "all">, readonly OrderStatus[]> = {
  open: ["pending", "pending_payment", "processing", "packing"],
  completed: ["complete", "closed"],
  canceled: ["canceled"],
};

/** The states a filter shows; null for all. */
export const statusesOf = (filter: OrderFilter): readonly OrderStatus[] | null =>
  filter === "all" ? null : statuses[filter];

/** The filter an address names; all orders for anything else. */
export const parseOrderFilter = (text: string | null): OrderFilter =>
  orderFilters.find((filter) => filter === text) ?? "all";
