import { withQuery } from "../paths";

/** Finds orders, products and customers of the shop one works in. */
export const officeFindPath = (q?: string) => withQuery("/admin/find", { q });
export const officeFindQuery = ["q"] as const;

/** The list of orders, or one of them by its number. */
export const officeOrdersPath = () => "/admin/orders";
export const officeOrderPath = (number: string) => `/admin/orders/${encodeURIComponent(number)}`;

/** What a list says in its address besides its own filters. */
export const officeListQuery = ["q", "sort", "after", "column"] as const;
