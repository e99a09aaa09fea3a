/** How long a download may be continued without another use, ms: a day (rule downloads-5). */
const continuedForMs = 24 * 60 * 60 * 1000;

/**
 * Whether a request for a file counts as a use (rule downloads-5): from its first byte on it always does, further on it
 * continues the last use for a day.
 * @param start first byte asked for
 */
export function countsAsUse(start: number, lastUsedAt: Date | null, now: Date): boolean {
  if (start === 0 || lastUsedAt === null) return true;
  return now.getTime() - lastUsedAt.getTime() >= continuedForMs;
}
