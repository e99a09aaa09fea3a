/** A day of a chart: its label, and its value and that of the same day a week before, minor units. */
export type ChartDay = { label: string; valueMinor: number; beforeMinor: number };

/** The two lines of a chart as SVG paths in a box of `width` by `height`, and the greatest value. */
export type ChartLines = { line: string; before: string; topMinor: number };

/** Draws the days of a chart from the left to the right, the lowest value on the ground (rule office-11). */
export function chartLines(
  days: readonly ChartDay[],
  { width, height }: { width: number; height: number },
): ChartLines {
  const topMinor = Math.max(1, ...days.flatMap(({ valueMinor, beforeMinor }) => [valueMinor, beforeMinor]));
  const step = days.length > 1 ? width / (days.length - 1) : 0;
  const pathOf = (amountOf: (day: ChartDay) => number) =>
    days
      .map((day, at) => {
        const y = height - (Math.max(0, amountOf(day)) / topMinor) * height;
        return `${at === 0 ? "M" : "L"}${round(at * step)} ${round(y)}`;
      })
      .join("");
  return {
    line: pathOf(({ valueMinor }) => valueMinor),
    before: pathOf(({ beforeMinor }) => beforeMinor),
    topMinor,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A change in percent as words: '9 % more than the week before'. */
export function changeText(nowMinor: number, beforeMinor: number): string {
  if (beforeMinor <= 0) return nowMinor > 0 ? "nothing the week before" : "";
  const percent = Math.round(((nowMinor - beforeMinor) / beforeMinor) * 100);
  if (percent === 0) return "as much as the week before";
  return `${Math.abs(percent)} % ${percent > 0 ? "more" : "less"} than the week before`;
}
