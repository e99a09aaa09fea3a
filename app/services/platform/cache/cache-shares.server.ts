// @public

/** What each cache of a process may take, in bytes. */
export type CacheShares = { pages: number; segmented: number; data: number };

/**
 * Divides the one budget of a process's caches (rule caching-3): most visitors have no session, so their
 * pages get half.
 * @param maxBytes what all of them may take
 */
export function cacheShares(maxBytes: number): CacheShares {
  const quarter = Math.floor(maxBytes / 4);
  return { pages: maxBytes - 2 * quarter, segmented: quarter, data: quarter };
}
