/**
 * One line of the results: what was measured, and what it must reach; null where it only stands beside
 * others.
 */
export type Measure = {
  name: string;
  /** The product's own figure, and what it is held against, in `unit`. */
  ours: number;
  theirs: number;
  unit:
    | "req/s"
    | "pages/s"
    | "ms"
    | "ms CPU"
    | "points"
    | "CLS"
    | "ms p50"
    | "ms least"
    | "ms block"
    | "MB"
    | "KB";
  /** What is compared with the target: a ratio, or a difference in ms. */
  value: number;
  target: { least: number } | { most: number } | null;
};

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** The value that a share of the values, in percent, do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

/** Whether a measure reaches its target, if it has one. */
export const isReached = ({ value, target }: Measure): boolean =>
  target === null || ("least" in target ? value >= target.least : value <= target.most);

/** Tells who waits what is being done. */
export const say = (line: string) => console.log(line);
