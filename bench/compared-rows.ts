import { type Measure, median } from "./measure";
import { figure } from "./results-table";

/** A row of both builds: its figure before and now, and how many times as good it became. */
export type ComparedRow = { name: string; unit: Measure["unit"]; before: number; now: number; ratio: number };

/** More of these is better; of all others less is. */
const gains: ReadonlySet<Measure["unit"]> = new Set(["req/s", "pages/s", "points"]);
/** A row that is less than so many times as good became slower; what is nearer to 1 is noise. */
const slowerBelow = 0.95;

/** Medians of the rows that both builds have, over all turns, the one that lost most first. */
export function comparedRows(
  before: readonly (readonly Measure[])[],
  now: readonly (readonly Measure[])[],
): ComparedRow[] {
  const figures = (turns: typeof before, wanted: string) =>
    turns.flatMap((turn) => turn.filter(({ name }) => name === wanted).map(({ ours }) => ours));
  return (now[0] ?? [])
    .flatMap(({ name, unit }) => {
      const [old, own] = [figures(before, name), figures(now, name)];
      if (old.length === 0) return [];
      const row = { name, unit, before: median(old), now: median(own) };
      return [{ ...row, ratio: ratioOf(row) }];
    })
    .sort((one, other) => one.ratio - other.ratio);
}

/** Two figures that are the same, 0 included, are as good as each other. */
function ratioOf({ unit, before, now }: Omit<ComparedRow, "ratio">): number {
  if (before === now) return 1;
  return gains.has(unit) ? now / before : before / now;
}

/** The rows as a Markdown table, and which of them became slower. */
export function comparisonTable(rows: readonly ComparedRow[], commit: string): string {
  const lines = rows.map(
    ({ name, unit, before, now, ratio }) =>
      `| ${name} | ${figure(before)} ${unit} | ${figure(now)} ${unit} | ${ratio.toFixed(2)} | ${ratio < slowerBelow ? "SLOWER" : ""} |`,
  );
  const slower = rows.filter(({ ratio }) => ratio < slowerBelow).length;
  const verdict = slower === 0 ? "Nothing became slower." : `${slower} of ${rows.length} rows became slower.`;
  return [
    `| what | ${commit} | now | times as good | |`,
    "| --- | --: | --: | --: | --- |",
    ...lines,
    "",
    verdict,
  ].join("\n");
}
