import type { OrderSummary } from "~/models/api/owner/generated/order";

/** An order of a list; its lines are read on request. */
export type OrderParent = Omit<OrderSummary, "lines">;
