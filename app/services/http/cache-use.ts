/** How often a memory had what was asked for since the process started. */
export type CacheUse = { hits: number; misses: number };
