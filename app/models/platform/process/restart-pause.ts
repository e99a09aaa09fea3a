const firstPauseMs = 500;
const longestPauseMs = 30_000;

/** A process that served for this long did not die of its start, ms. */
export const steadyAfterMs = 60_000;

/** With no process serving, so many deaths in a row end the whole server. */
export const mostDeathsInARow = 5;

/**
 * How long to wait before a server process that died is started again, ms (rule operations-18): nothing after
 * the first death, then twice as long each time.
 * @param deathsInARow deaths of this process since it last ran steadily, this one included; at least 1
 */
export function restartPauseMs(deathsInARow: number): number {
  if (deathsInARow <= 1) return 0;
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (deathsInARow - 2));
}
