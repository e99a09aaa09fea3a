import type { CountingEngine } from "./counting-engine.server";
import type { Begun } from "./counting-jobs.server";
import type { Placed } from "./kernel-memory.server";
import type { KeyColumn } from "./key-column.server";
import type { PlacedRuns } from "./runs.server";

/** Places of a column of keys. */
type ColumnPart = readonly [places: Placed, column: KeyColumn | KeyColumn<Uint16Array>, runs: PlacedRuns];

/** Starts finding the smallest and largest entry of some places, ignoring 0; null if there are none. */
export function columnEnds(
  { jobs, scratch }: CountingEngine,
  parts: readonly ColumnPart[],
): Begun<{ min: number; max: number } | null> {
  const ends = scratch.take(2 * parts.length);
  for (const [nth, [places, { entries, lows, highs }, { address, count }]] of parts.entries()) {
    ends[2 * nth] = 0xffffffff;
    ends[2 * nth + 1] = 0;
    jobs.begin(
      "widen",
      places.byteOffset,
      entries.byteOffset,
      entries.BYTES_PER_ELEMENT,
      lows.byteOffset,
      highs.byteOffset,
      address,
      count,
      ends.byteOffset + 8 * nth,
    );
  }
  return jobs.coming(() => {
    const min = Math.min(...ends.filter((_, at) => at % 2 === 0));
    const max = Math.max(...ends.filter((_, at) => at % 2 === 1));
    return max > 0 ? { min, max } : null;
  });
}
