// @public

import { sharedParameters } from "~/paths/shared-queries";

/**
 * The address with the parameters its page may read only, in a fixed order, each once (rule caching-1): a
 * campaign's or bot's parameter must not make another page.
 */
export function knownAddress(url: string): string {
  const queryAt = url.indexOf("?");
  if (queryAt < 0) return url;
  const path = url.slice(0, queryAt);
  const given = new URLSearchParams(url.slice(queryAt));
  const known = new URLSearchParams();
  for (const name of sharedParameters) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
  }
  const query = known.toString();
  return query ? `${path}?${query}` : path;
}
