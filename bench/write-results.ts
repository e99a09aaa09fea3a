import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Measure } from "./measure";
import { resultsTable } from "./results-table";

/** When and where a part was measured. */
export type Run = { measuredAt: string; machine: string };
/** What was measured, and of each part, by its letter, in which run. */
type Results = { runs: Record<string, Run>; measures: Measure[] };

const file = (ending: "json" | "md") => join("bench", `results.${ending}`);
const partOf = ({ name }: Measure) => name.slice(1, 2);

/**
 * Writes what was measured into `bench/results.json` and `bench/results.md`. Parts that were not measured
 * this time keep what they had, and the table says when that was.
 * @returns the table
 */
export function writeResults(measured: readonly Measure[], run: Run): string {
  const results = merged(readResults(), measured, run);
  const table = resultsTable(results.measures);
  writeFileSync(file("json"), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(
    file("md"),
    `# Bench\n\n${describeRuns(results.runs)} Medians of runs taken in turns; the load comes from a process of its own on the same machine. In (b) React alone renders the page's tree without the script that carries the loaders' data, which errs against us.\n\n${table}\n`,
  );
  return table;
}

function readResults(): Results {
  if (!existsSync(file("json"))) return { runs: {}, measures: [] };
  // Written by this module.
  return JSON.parse(readFileSync(file("json"), "utf8")) as Results;
}

/** Former results with those parts replaced that were measured anew. */
export function merged(former: Results, measured: readonly Measure[], run: Run): Results {
  const anew = new Set(measured.map(partOf));
  const measures = [...former.measures.filter((measure) => !anew.has(partOf(measure))), ...measured];
  return {
    runs: { ...former.runs, ...Object.fromEntries([...anew].map((part) => [part, run])) },
    measures: measures.sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true })),
  };
}

/** One sentence for each run that anything is left of. */
export function describeRuns(runs: Readonly<Record<string, Run>>): string {
  const parts = new Map<string, string[]>();
  for (const [part, { measuredAt, machine }] of Object.entries(runs).sort()) {
    const sentence = `measured ${measuredAt} by \`npm run bench\` (${machine}).`;
    parts.set(sentence, [...(parts.get(sentence) ?? []), `(${part})`]);
  }
  return [...parts].map(([sentence, letters]) => `${letters.join(", ")}: ${sentence}`).join(" ");
}
