/** How much of something is let through: at most `limit` in any `windowMs`. */
export type RateLimit = { limit: number; windowMs: number };

/** Start of the fixed window a moment lies in. Windows begin at whole multiples of their length since 1970. */
export function windowStart(now: Date, windowMs: number): Date {
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs);
}

/**
 * Estimates how many fell into the window that ends now, from the counts of two fixed windows: all of the current
 * one and, of the previous one, the share that still reaches into it. Two counters stand for a list of moments.
 */
export function countInWindow(
  { current, previous }: { current: number; previous: number },
  now: Date,
  windowMs: number,
): number {
  const elapsedMs = now.getTime() - windowStart(now, windowMs).getTime();
  return current + previous * (1 - elapsedMs / windowMs);
}

/** Whether what was just counted goes beyond the limit. */
export function isOverLimit(
  counts: { current: number; previous: number },
  now: Date,
  { limit, windowMs }: RateLimit,
): boolean {
  return countInWindow(counts, now, windowMs) > limit;
}
