import { sentParameter } from "~/models/form/posted-controls";
import { priceFields } from "../catalogue/listing-address.server";

/**
 * All query parameters that a shared page may depend on, in the order of cache keys. Others are ignored: a
 * campaign's or bot's parameter must not make another page.
 */
const knownParameters = [
  "q",
  "by",
  // Of `/sellerJpinProduct`.
  "jpin",
  "seller",
  "page",
  "sort",
  "view",
  priceFields.from,
  priceFields.to,
  "review_page",
  "review_star",
  "reviews",
  "search_keyword",
  "updated",
  "preview",
  "token",
  sentParameter,
  // Remix requests the data of some routes only.
  "_routes",
  "_data",
  "index",
] as const;

/** The address with known parameters only, in a fixed order, each once. */
export function knownAddress(url: string): string {
  const queryAt = url.indexOf("?");
  if (queryAt < 0) return url;
  const path = url.slice(0, queryAt);
  const given = new URLSearchParams(url.slice(queryAt));
  const known = new URLSearchParams();
  for (const name of knownParameters) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
  }
  const query = known.toString();
  return query ? `${path}?${query}` : path;
}
