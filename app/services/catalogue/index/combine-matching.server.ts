import { FoundSet } from "./found-set.server";
import type { PlacedMatching, QuerySpace } from "./query-space.server";
import type { PlacedRuns } from "./runs.server";

/**
 * The matches of all selected filters, and for each filtered group the matches of all others, which that group
 * counts. For a product with variations a single variation must match (rule filters-4).
 */
export type Combined = { all: FoundSet; others: ReadonlyMap<string, FoundSet> };

/** Combines the base of a space with the selected filters. */
export function combine(space: QuerySpace, chosen: ReadonlyMap<string, PlacedMatching>): Combined {
  if (chosen.size === 0) return { all: new FoundSet(space, space.base), others: new Map() };
  const { jobs, scratch } = space.index.engine;
  const selections = [...chosen.values()];
  jobs.finish();
  const all = space.take();
  const others = selections.map(() => space.take());
  for (const kind of ["products", "variations"] as const) {
    const runs: PlacedRuns = space[kind];
    jobs.begin(
      "combine",
      space.base[kind].byteOffset,
      scratch.addresses(selections.map((selection) => selection[kind])).byteOffset,
      selections.length,
      all[kind].byteOffset,
      scratch.addresses(others.map((other) => other[kind])).byteOffset,
      runs.address,
      runs.count,
    );
  }
  jobs.finish();
  const found = [...chosen.keys()].map((code, at): [string, FoundSet] => [
    code,
    new FoundSet(space, others[at] as PlacedMatching),
  ]);
  return { all: new FoundSet(space, all), others: new Map(found) };
}
