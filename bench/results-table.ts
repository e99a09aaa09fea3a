import { isReached, type Measure } from "./measure";
import type { Run } from "./write-results";

const heads = [
  "what",
  "Awning",
  "held against",
  "value",
  "target",
  "reached",
  "date",
  "commit",
  "processor",
  "load",
];

/**
 * The results as a Markdown table, columns lined up so that a terminal reads it too.
 * @param runOf the run that measured a row
 */
export function resultsTable(
  measures: readonly Measure[],
  runOf: (measure: Measure) => Run | undefined,
): string {
  const rows = measures.map((measure) => {
    const { name, ours, theirs, unit, value, target } = measure;
    const isRatio = unit !== "ms";
    const { measuredAt = "", commit = "", processor = "", load = "" } = runOf(measure) ?? {};
    return [
      name,
      `${figure(ours)} ${unit}`,
      `${figure(theirs)} ${unit}`,
      isRatio ? value.toFixed(2) : `+${figure(value)} ms`,
      targetText(measure),
      target === null ? "" : isReached(measure) ? "yes" : "NO",
      measuredAt.slice(0, 10),
      commit,
      processor,
      load,
    ];
  });
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(heads), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

function targetText({ target, unit }: Measure): string {
  if (target === null) return "";
  return "least" in target
    ? `at least ${target.least}`
    : `at most ${target.most}${unit === "ms" ? " ms" : ""}`;
}

/** A figure with as many places as tell something. */
const figure = (value: number) =>
  value >= 100 ? Math.round(value).toString() : value.toFixed(value >= 10 ? 1 : 2);
