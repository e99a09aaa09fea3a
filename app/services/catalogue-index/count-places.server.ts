import type { PlacedColumn } from "./bit-column.server";
import { countInPlanes } from "./count-planes.server";
import type { CountingEngine } from "./counting-engine.server";
import type { Placed } from "./kernel-memory.server";
import type { PlacedRuns } from "./runs.server";
import type { ValueCodes } from "./value-codes.server";

/** How many places of a set have each value of a group, by the value's number. */
export function countPlaces(
  engine: CountingEngine,
  values: ValueCodes,
  { planes, sets }: PlacedColumn,
  places: Placed,
  runs: PlacedRuns,
): Uint32Array {
  if (planes) return countValues(values, countInPlanes(engine, planes, places, runs));
  const counts = new Uint32Array(values.values.length);
  for (const [number, set] of sets.entries())
    counts[number] = engine.kernel.countBoth(places.byteOffset, set.byteOffset, runs.address, runs.count);
  return counts;
}

/** The values of a group by how many have each code. @param ofCode how many by code */
export function countValues({ values, combinations }: ValueCodes, ofCode: Uint32Array): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let code = 1; code < combinations.length; code++) {
    const count = ofCode[code] ?? 0;
    if (count > 0)
      for (const number of combinations[code] as readonly number[])
        counts[number] = (counts[number] as number) + count;
  }
  return counts;
}

/** Two counts of the same values together. */
export const sumOf = (counts: Uint32Array, more: Uint32Array): Uint32Array =>
  counts.map((count, number) => count + (more[number] as number));
