// @public

/** Hits and misses of a cache since the process started. */
export type CacheUse = { hits: number; misses: number };
