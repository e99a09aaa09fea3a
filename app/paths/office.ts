import { withQuery } from "../paths";

/** Finds orders, products and customers of the shop one works in. */
export const officeFindPath = (q?: string) => withQuery("/admin/find", { q });
export const officeFindQuery = ["q"] as const;

/** The list of orders, or one of them by its number. */
export const officeOrdersPath = () => "/admin/orders";
export const officeOrderPath = (number: string) => `/admin/orders/${encodeURIComponent(number)}`;

/** What a list says in its address besides its own filters. */
export const officeListQuery = ["q", "sort", "after", "column"] as const;

/** The settings of the shop, or one module of them. */
export const officeSettingsPath = (module?: string) =>
  module === undefined ? "/admin/settings" : `/admin/settings/${encodeURIComponent(module)}`;

/** What a page of the office says that was done. */
export const officeDoneQuery = ["done"] as const;
