// @public

/** A rate limit: at most about `limit` in any `windowMs`. */
export type RateLimit = { limit: number; windowMs: number };

/**
 * Start of the fixed window that contains a moment. Windows begin at multiples of their length since 1970.
 */
export function windowStart(now: Date, windowMs: number): Date {
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs);
}

/** Start of the window before the one that contains a moment. */
export function previousWindowStart(now: Date, windowMs: number): Date {
  return new Date(windowStart(now, windowMs).getTime() - windowMs);
}

/**
 * How many the current fixed window may count in total, an integer of 0 or more: the limit minus the previous
 * window's count, weighted by the share of that window within the last `windowMs`. Two counters replace a
 * list of moments, and the limit does not reset at the turn of a window.
 */
export function windowAllowance(previousCount: number, now: Date, { limit, windowMs }: RateLimit): number {
  const elapsedMs = now.getTime() - windowStart(now, windowMs).getTime();
  return Math.max(0, Math.floor(limit - previousCount * (1 - elapsedMs / windowMs)));
}
