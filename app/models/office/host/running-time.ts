const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const counted = (count: number, what: string): string => `${count} ${count === 1 ? what : `${what}s`}`;

/** How long a process has been running, by its two largest units. */
export function runningTime(seconds: number): string {
  if (seconds < minute) return "less than a minute";
  const parts = [
    [Math.floor(seconds / day), "day"],
    [Math.floor((seconds % day) / hour), "hour"],
    [Math.floor((seconds % hour) / minute), "minute"],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  const shown = parts.slice(first, first + 2).filter(([count]) => count > 0);
  return shown.map(([count, what]) => counted(count, what)).join(" ");
}
