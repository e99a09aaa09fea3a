import { readFileSync } from "node:fs";
import type { Measure } from "../measure";
import { type Costs, measuredCosts } from "./measured-costs";
import { costsTable, scalingTable } from "./scaling-table";

/** The costs that the bench last measured, of a folder with its results. */
export function costsOfBench(folder = "bench"): Costs {
  // Written by the bench.
  const { measures } = JSON.parse(readFileSync(`${folder}/results.json`, "utf8")) as { measures: Measure[] };
  return measuredCosts(measures, readFileSync(`${folder}/purchase-statements.md`, "utf8"));
}

/** The document with both tables between its marks replaced by the present ones. */
export const withFigures = (document: string, costs: Costs): string =>
  [
    ["costs", costsTable(costs)],
    ["needs", scalingTable(costs)],
  ].reduce(
    (text, [name, table]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`),
        (_, start, end) => `${start}\n${table}\n\n${end}`,
      ),
    document,
  );
