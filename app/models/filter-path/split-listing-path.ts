/** A listing's address: the path of what is listed, and its filter segments, decoded. */
export type ListingPath = { path: string; segments: string[] };

/**
 * Splits the path of a request where its filters begin: at the first segment behind the first that holds a `=`. A key
 * may hold an encoded slash, so the path is split before it is decoded. Null for a path that is no UTF-8, and for one
 * with something that is no filter among its filters.
 * @param pathname as `URL.pathname` has it, percent-encoded
 */
export function splitListingPath(pathname: string): ListingPath | null {
  const raw = pathname.split("/").filter((segment) => segment !== "");
  const decoded = raw.map(decode);
  if (!decoded.every((segment) => segment !== null)) return null;
  const pvAt = decoded.indexOf("pv", 1);
  const filtersAt = decoded.findIndex((segment, at) => at > 0 && segment.includes("="));
  // A SKU behind /pv/ may hold anything.
  if (filtersAt < 0 || (pvAt > 0 && pvAt < filtersAt)) return { path: decoded.join("/"), segments: [] };
  const segments = decoded.slice(filtersAt);
  if (!segments.every((segment) => segment.includes("="))) return null;
  return { path: decoded.slice(0, filtersAt).join("/"), segments };
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
