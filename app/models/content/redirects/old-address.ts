import { slugify } from "../../platform/slug/slugify";
import { isText } from "../../platform/validation/is-text";

/** What an address of another shop system may be called here: slugs in the order of their likelihood. */
export type OldAddress = { kind: "slugs"; slugs: string[] } | { kind: "all" };

/** First words of the addresses of Shopify and WooCommerce, and what follows them. */
const families = ["products", "product", "pages", "policies", "blogs", "collections", "shop"] as const;
const categoryFamilies = ["product-category", "product-tag", "product_tag", "product_cat"];

/**
 * What an address in the manner of Shopify or WooCommerce names (rule addresses-8); null for any other.
 * @param path as in the request
 */
export function oldAddress(path: string): OldAddress | null {
  const segments = segmentsOf(path);
  if (segments === null) return null;
  const [first = "", ...rest] = segments;
  if (categoryFamilies.includes(first)) return slugs([...rest].reverse());
  if (!families.some((family) => family === first)) return null;
  switch (first) {
    case "blogs":
      return slugs([segments.join("/"), rest.join("/"), ...[...rest].reverse()]);
    case "collections":
    case "shop":
      return rest.length === 0 || (rest.length === 1 && rest[0] === "all")
        ? { kind: "all" }
        : slugs(listed(rest));
    default:
      return slugs([rest.join("/"), rest.at(-1) ?? ""]);
  }
}

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

function slugs(names: readonly string[]): OldAddress | null {
  const found = names.flatMap((name) => {
    const plain = name.replace(/\.(html?|php)$/, "");
    return [plain, plain.split("/").map(slugify).join("/")];
  });
  const unique = [...new Set(found.filter((slug) => slug !== "" && slug.length <= 200))].slice(0, maxSlugs);
  return unique.length > 0 ? { kind: "slugs", slugs: unique } : null;
}
