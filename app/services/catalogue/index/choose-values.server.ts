import type { PlacedColumn } from "./bit-column.server";
import { chooseCodes } from "./choose-codes.server";
import type { CountingEngine } from "./counting-engine.server";
import type { Placed } from "./kernel-memory.server";
import type { PlacedRuns } from "./runs.server";
import type { ValueCodes } from "./value-codes.server";

/**
 * Starts writing into `out` the places with any of several values.
 * @param numbers of the values
 */
export function chooseValues(
  engine: CountingEngine,
  values: ValueCodes,
  { planes, sets }: PlacedColumn,
  numbers: readonly number[],
  runs: PlacedRuns,
  out: Placed,
): void {
  if (planes) {
    chooseCodes(engine, planes, values.holdersOf(numbers), runs, out);
    return;
  }
  // A value added since the bitmaps were last written has no places yet.
  const wanted = numbers.flatMap((number) => sets[number] ?? []);
  const { address, count } = runs;
  const addresses = engine.scratch.addresses(wanted).byteOffset;
  engine.jobs.begin("union", addresses, wanted.length, address, count, out.byteOffset);
}
