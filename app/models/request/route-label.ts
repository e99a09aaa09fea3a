import { isReservedSlug } from "../slug/is-reserved-slug";

/**
 * Name of the part of the product that answers a path, for figures: one of a few dozen, whatever is asked for.
 * Everything a shop's owner names (categories, products, pages) is `page`.
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
