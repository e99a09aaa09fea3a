import { slugify } from "../../platform/slug/slugify";
import { isText } from "../../platform/validation/is-text";

/** Pages that every shop has, whatever its system calls them. */
export type OldPlace =
  | "account"
  | "addresses"
  | "cart"
  | "favorites"
  | "orders"
  | "password"
  | "register"
  | "search"
  | "settings"
  | "sign-in";

/**
 * What an address of another shop system is here: a page that every shop has, all products, or what may be
 * called by one of these slugs in the order of their likelihood, else the category of that name.
 */
export type OldAddress =
  | { kind: "place"; place: OldPlace }
  | { kind: "all" }
  | { kind: "slugs"; slugs: string[]; category: string | null };

/** Beginnings of addresses of Shopify, WooCommerce, Magento and BigCommerce; the longest that fits counts. */
const places: Record<string, OldPlace> = {
  cart: "cart",
  "cart.php": "cart",
  basket: "cart",
  checkouts: "cart",
  "account/login": "sign-in",
  "account/register": "register",
  "account/addresses": "addresses",
  "account/recover": "password",
  "my-account": "account",
  "my-account/orders": "orders",
  "my-account/view-order": "orders",
  "my-account/edit-address": "addresses",
  "my-account/edit-account": "settings",
  "my-account/lost-password": "password",
  "customer/account": "account",
  "customer/account/login": "sign-in",
  "customer/account/create": "register",
  "customer/account/edit": "settings",
  "customer/account/forgotpassword": "password",
  "customer/address": "addresses",
  "sales/order": "orders",
  "catalogsearch/result": "search",
  "login.php": "sign-in",
  "account.php": "account",
  wishlist: "favorites",
};

/** First words of the addresses of Shopify and WooCommerce, and what follows them. */
const families = [
  "products",
  "product",
  "pages",
  "policies",
  "blogs",
  "blog",
  "collections",
  "shop",
] as const;
const categoryFamilies = ["product-category", "product-tag", "product_tag", "product_cat", "category", "tag"];

/**
 * What an address in the manner of another shop system names (rule addresses-8); null for any other.
 * @param path as in the request
 */
export function oldAddress(path: string): OldAddress | null {
  const segments = segmentsOf(path);
  if (segments === null) return null;
  const place = placeOf(segments);
  if (place) return { kind: "place", place };
  const [first = "", ...rest] = segments;
  if (categoryFamilies.includes(first)) return slugs([...rest].reverse(), rest.at(-1));
  // WordPress puts the day before an article.
  if (/^\d{4}$/.test(first) && /^\d{2}$/.test(rest[0] ?? "")) return slugs([rest.at(-1) ?? ""]);
  if (!families.some((family) => family === first)) return null;
  switch (first) {
    case "blogs":
    case "blog":
      return slugs([segments.join("/"), rest.join("/"), ...[...rest].reverse()]);
    case "collections":
    case "shop":
      return rest.length === 0 || (rest.length === 1 && rest[0] === "all")
        ? { kind: "all" }
        : slugs(listed(rest), rest[0]);
    default:
      return slugs([rest.join("/"), rest.at(-1) ?? ""]);
  }
}

function placeOf(segments: readonly string[]): OldPlace | undefined {
  const beginnings = segments.map((_, at) => segments.slice(0, segments.length - at).join("/"));
  const found = beginnings.find((beginning) => Object.hasOwn(places, beginning));
  return found === undefined ? undefined : places[found];
}

/**
 * Whether a category is the one that another system called by a handle: Shopify leaves out the `&` of a name
 * that is `and` here.
 */
export const isCalled = (name: string, handle: string): boolean => bare(slugify(name)) === bare(handle);
const bare = (slug: string) => slug.replace(/-and-/g, "-");

/** Of `{collection}/products/{product}` the product, else the collection, else its tags or parents. */
function listed(segments: readonly string[]): string[] {
  const at = segments.indexOf("products");
  if (at >= 0) return [segments[at + 1] ?? "", ...segments.slice(0, at)];
  return [segments[0] ?? "", ...segments.slice(1).reverse()];
}

/** The words between slashes, without the page of a listing (`page/2`); null where one cannot be read. */
function segmentsOf(path: string): string[] | null {
  try {
    const segments = path
      .split("/")
      .map((segment) => decodeURIComponent(segment).toLowerCase())
      .filter((segment) => segment !== "");
    if (!segments.every(isText)) return null;
    return segments.at(-2) === "page" && /^\d+$/.test(segments.at(-1) ?? "")
      ? segments.slice(0, -2)
      : segments;
  } catch {
    return null;
  }
}

/** Most addresses that are looked up for one request. */
const maxSlugs = 6;

function slugs(names: readonly string[], category?: string): OldAddress | null {
  const found = names.flatMap((name) => {
    const plain = name.replace(/\.(html?|php)$/, "");
    return [plain, plain.split("/").map(slugify).join("/")];
  });
  const unique = [...new Set(found.filter((slug) => slug !== "" && slug.length <= 200))].slice(0, maxSlugs);
  return unique.length > 0 ? { kind: "slugs", slugs: unique, category: category ?? null } : null;
}
