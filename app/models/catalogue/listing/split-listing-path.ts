// @public

/** A listing's address: its path, and its decoded filter segments. */
export type ListingPath = { path: string; segments: string[] };

/**
 * Splits a request's path at the first filter: after the first segment, the first one that contains `=`. A
 * key may contain an encoded slash, so the path is split before it is decoded. Null if the path is not UTF-8
 * or a segment among the filters is not a filter.
 * @param pathname as `URL.pathname` gives it, percent-encoded
 */
export function splitListingPath(pathname: string): ListingPath | null {
  const raw = pathname.split("/").filter((segment) => segment !== "");
  const decoded = raw.map(decode);
  if (!decoded.every((segment) => segment !== null)) return null;
  const pvAt = decoded.indexOf("pv", 1);
  const filtersAt = decoded.findIndex((segment, at) => at > 0 && segment.includes("="));
  // A SKU after /pv/ may contain any character.
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
