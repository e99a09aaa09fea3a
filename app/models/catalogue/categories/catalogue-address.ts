// @public

import { isText } from "../../platform/validation/is-text";

/** An address handled by the catch-all route (rule addresses-1): a slug and an optional variation. */
export type CatalogueAddress = {
  /** May contain slashes, as CMS pages such as `checkout/success` do. */
  slug: string;
  /** The SKU after `/pv/`; null if there is none. */
  variationSku: string | null;
};

/**
 * Parses a decoded path without its first slash. All that follows `/pv/` is the SKU, because SKUs may contain
 * slashes. Null for an invalid path: no slug, `pv` without a SKU, or a SKU that is not text.
 */
export function parseCatalogueAddress(path: string): CatalogueAddress | null {
  if (!isText(path)) return null;
  const segments = path.split("/").filter((segment) => segment !== "");
  const pvAt = segments.indexOf("pv", 1);
  if (pvAt < 0) return segments.length > 0 ? { slug: segments.join("/"), variationSku: null } : null;
  const variationSku = segments.slice(pvAt + 1).join("/");
  return variationSku ? { slug: segments.slice(0, pvAt).join("/"), variationSku } : null;
}

/** Whether an address is that of a shared product: `/product/{slug}/{jpin}/{seller?}` (rule sellers-9). */
export const isSharedAddress = ({ slug }: CatalogueAddress): boolean => slug.startsWith("product/");
