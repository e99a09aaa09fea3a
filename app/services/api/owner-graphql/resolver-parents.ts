import type { OrderSummary } from "~/models/api/owner/generated/order";
import type { ProductSummary } from "~/models/api/owner/generated/product";

/** An order of a list; its lines are read on request. */
export type OrderParent = Omit<OrderSummary, "lines">;

/** A product of a list; its offers are read on request. */
export type ProductParent = Omit<ProductSummary, "offers">;
