import type { CountingEngine } from "./counting-engine.server";
import type { Placed } from "./kernel-memory.server";
import type { KeyColumn } from "./key-column.server";
import type { PlacedRuns } from "./runs.server";

/** Places of a column of keys. */
type ColumnPart = readonly [places: Placed, column: KeyColumn | KeyColumn<Uint16Array>, runs: PlacedRuns];

/** The least and the greatest entry of some places, those of 0 left out; null without any. */
export function columnEnds(
  { kernel, scratch }: CountingEngine,
  parts: readonly ColumnPart[],
): { min: number; max: number } | null {
  const ends = scratch.take(2);
  ends[0] = 0xffffffff;
  ends[1] = 0;
  for (const [places, { entries, lows, highs }, { address, count }] of parts)
    kernel.widen(
      places.byteOffset,
      entries.byteOffset,
      entries.BYTES_PER_ELEMENT,
      lows.byteOffset,
      highs.byteOffset,
      address,
      count,
      ends.byteOffset,
    );
  const [min = 0, max = 0] = ends;
  return max > 0 ? { min, max } : null;
}
