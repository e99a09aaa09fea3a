import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Measure } from "./measure";
import { resultsTable } from "./results-table";

/** When, of which commit and on which machine a part was measured. `load` is that before the start. */
export type Run = { measuredAt: string; commit: string; processor: string; load: string };
/** What was measured, and of each part, by its letter, in which run. */
type Results = { runs: Record<string, Run>; measures: Measure[] };

const file = (folder: string, ending: "json" | "md") => join(folder, `results.${ending}`);
const partOf = ({ name }: Measure) => name.slice(1, 2);

/**
 * Writes what was measured into `results.json` and `results.md` of a folder. Parts that were not measured
 * this time keep what they had; each row says when, where and of what it is.
 * @returns the table
 */
export function writeResults(measured: readonly Measure[], run: Run, folder = "bench"): string {
  const results = merged(readResults(folder), measured, run);
  const table = resultsTable(results.measures, (measure) => results.runs[partOf(measure)]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file(folder, "json"), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(
    file(folder, "md"),
    `# Bench\n\nBy \`npm run bench\`. Medians of runs taken in turns; the load comes from a process of its own on the same machine. In (a) and (e) a bare node server sends our bytes and headers. In (b) React alone renders the page's tree without the script that carries the loaders' data, which errs against us. Other platforms were not measured in these runs.\n\n${table}\n`,
  );
  return table;
}

function readResults(folder: string): Results {
  if (!existsSync(file(folder, "json"))) return { runs: {}, measures: [] };
  // Written by this module.
  return JSON.parse(readFileSync(file(folder, "json"), "utf8")) as Results;
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
