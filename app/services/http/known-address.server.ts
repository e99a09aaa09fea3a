import { sentParameter } from "~/models/form/posted-controls";
import { priceFields } from "../catalogue/listing-address.server";

/**
 * Every query parameter a shared page's answer may depend on, in the order of a key. One that is missing here is ignored:
 * what a campaign or a bot adds to an address must not make another page of it.
 */
const knownParameters = [
  "q",
  "by",
  "page",
  "sort",
  "view",
  priceFields.from,
  priceFields.to,
  "search_keyword",
  "updated",
  "preview",
  "token",
  sentParameter,
  // Remix asks for the data of some routes only.
  "_routes",
  "_data",
  "index",
] as const;

/** The address without the parameters no page knows, those it knows in one order, each once. */
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
