// @public

import { isReservedSlug } from "../slug/is-reserved-slug";

/**
 * The label of a path in metrics: one of a few dozen, for any path. Everything named by a shop's owner
 * (categories, products, pages) is `page`.
 * @param path without query
 */
export function routeLabel(path: string): string {
  const [first = "", second = ""] = path
    .replace(/^\/+/, "")
    .replace(/\.data$/, "")
    .toLowerCase()
    .split("/");
  if (first === "" || first === "_root") return "home";
  if (first === "checkout" && second === "cart") return "checkout/cart";
  return isReservedSlug(first) ? first : "page";
}
