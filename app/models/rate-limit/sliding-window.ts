/** How much of something is let through: at most about `limit` in any `windowMs`. */
export type RateLimit = { limit: number; windowMs: number };

/** Start of the fixed window a moment lies in. Windows begin at whole multiples of their length since 1970. */
export function windowStart(now: Date, windowMs: number): Date {
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs);
}

/** Start of the fixed window before the one a moment lies in. */
export function previousWindowStart(now: Date, windowMs: number): Date {
  return new Date(windowStart(now, windowMs).getTime() - windowMs);
}

/**
 * How many the current fixed window may count in all, a whole number of 0 or more: the limit less what was counted in
 * the previous window, which weighs by the share of it that the last `windowMs` still reach. Two counters stand in
 * for a list of moments, and the turn of a window is no moment to start anew.
 */
export function windowAllowance(previousCount: number, now: Date, { limit, windowMs }: RateLimit): number {
  const elapsedMs = now.getTime() - windowStart(now, windowMs).getTime();
  return Math.max(0, Math.floor(limit - previousCount * (1 - elapsedMs / windowMs)));
}
