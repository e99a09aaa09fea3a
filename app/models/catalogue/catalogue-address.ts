import { isText } from "../validation/is-text";

/** An address under the catch-all (rule addresses-1): a slug and what follows it. */
export type CatalogueAddress = {
  /** May hold slashes, as CMS pages such as `checkout/success` do. */
  slug: string;
  /** The SKU behind `/pv/`; null for none. */
  variationSku: string | null;
};

/**
 * Reads the decoded path behind the first slash. `/pv/` takes all that follows it, because a SKU may hold slashes.
 * Null when the path names nothing: no slug, a `pv` without a SKU, or one that is no text.
 */
export function parseCatalogueAddress(path: string): CatalogueAddress | null {
  if (!isText(path)) return null;
  const segments = path.split("/").filter((segment) => segment !== "");
  const pvAt = segments.indexOf("pv", 1);
  if (pvAt < 0) return segments.length > 0 ? { slug: segments.join("/"), variationSku: null } : null;
  const variationSku = segments.slice(pvAt + 1).join("/");
  return variationSku ? { slug: segments.slice(0, pvAt).join("/"), variationSku } : null;
}
