import type { PlacedColumn } from "./bit-column.server";
import { countInPlanes } from "./count-planes.server";
import type { CountingEngine } from "./counting-engine.server";
import type { Begun } from "./counting-jobs.server";
import type { Placed } from "./kernel-memory.server";
import type { PlacedRuns } from "./runs.server";
import type { ValueCodes } from "./value-codes.server";

/** Starts counting how many places of a set have each value of a group, by the value's number. */
export function countPlaces(
  engine: CountingEngine,
  values: ValueCodes,
  { planes, sets }: PlacedColumn,
  places: Placed,
  runs: PlacedRuns,
): Begun<Uint32Array> {
  if (planes) {
    const ofCode = countInPlanes(engine, planes, places, runs);
    return () => countValues(values, ofCode());
  }
  const { jobs, scratch } = engine;
  const counts = scratch.takeEmpty(values.values.length);
  jobs.begin(
    "countEach",
    places.byteOffset,
    scratch.addresses(sets).byteOffset,
    sets.length,
    runs.address,
    runs.count,
    counts.byteOffset,
  );
  return jobs.coming(() => counts);
}

/**
 * Sums the counts of codes by value.
 * @param ofCode count by code
 */
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

/** What has been counted already. */
export const begun =
  <Result>(result: Result): Begun<Result> =>
  () =>
    result;

/** Adds two counts of the same values. */
export const sumOf =
  (counts: Begun<Uint32Array>, others: Begun<Uint32Array>): Begun<Uint32Array> =>
  () => {
    const more = others();
    return counts().map((count, number) => count + (more[number] as number));
  };
