import type { CountingEngine } from "./counting-engine.server";
import type { Begun } from "./counting-jobs.server";
import type { Placed, UintArray } from "./kernel-memory.server";
import type { PlacedRuns } from "./runs.server";

/** A column to count, and its number of codes. */
type TalliedColumn = { codes: Placed<UintArray>; codeCount: number };

/** How many slots have each code of a column. */
export function tally(
  { kernel, scratch }: CountingEngine,
  { codes, codeCount }: TalliedColumn,
  slots: Placed,
): Uint32Array {
  const length = tableLength(codeCount);
  // The kernel counts into four tables in turn.
  const counts = scratch.takeEmpty(4 * length);
  const width = codes.BYTES_PER_ELEMENT;
  kernel.tallyOne(slots.byteOffset, slots.length, codes.byteOffset, width, counts.byteOffset, length);
  return counts.subarray(0, codeCount);
}

/** Starts counting how many slots of a set have each code of a column with known zones. */
export function tallyZones(
  { jobs, scratch }: CountingEngine,
  { codes, codeCount, zones }: TalliedColumn & { zones: Placed<Uint16Array> },
  slots: Placed,
  { address, count }: PlacedRuns,
): Begun<Uint32Array> {
  const counts = scratch.takeEmpty(codeCount);
  const width = codes.BYTES_PER_ELEMENT;
  jobs.begin(
    "tallyZones",
    slots.byteOffset,
    zones.byteOffset,
    codes.byteOffset,
    width,
    address,
    count,
    counts.byteOffset,
  );
  return jobs.coming(() => counts);
}

/** Entries of a table of counts: the kernel adds four at a time. */
const tableLength = (codeCount: number) => (codeCount + 3) & ~3;
