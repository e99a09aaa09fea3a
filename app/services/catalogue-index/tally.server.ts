import type { CountingEngine } from "./counting-engine.server";
import type { Placed, UintArray } from "./kernel-memory.server";
import type { PlacedRuns } from "./runs.server";

/** A column to count, and how many codes it has. */
export type TalliedColumn = { codes: Placed<UintArray>; codeCount: number };

/**
 * How many of some slots have each code, for each column. Columns of bytes are taken four at a time: one walk over the
 * slots feeds four counters that do not wait for each other.
 */
export function tally(
  { kernel, scratch }: CountingEngine,
  columns: readonly TalliedColumn[],
  slots: Placed,
): Uint32Array[] {
  const tallied = columns.map((column) => {
    const length = tableLength(column.codeCount);
    // One column alone is counted in four tables in turns.
    return { ...column, length, counts: scratch.takeEmpty(4 * length) };
  });
  const narrow = tallied.filter(({ codes }) => codes instanceof Uint8Array);
  const inFours = narrow.length - (narrow.length % 4);
  for (let at = 0; at < inFours; at += 4) {
    const [a, b, c, d] = narrow.slice(at, at + 4) as [Tallied, Tallied, Tallied, Tallied];
    kernel.tallyFour(
      slots.byteOffset,
      slots.length,
      a.codes.byteOffset,
      b.codes.byteOffset,
      c.codes.byteOffset,
      d.codes.byteOffset,
      a.counts.byteOffset,
      b.counts.byteOffset,
      c.counts.byteOffset,
      d.counts.byteOffset,
    );
  }
  const alone = [...narrow.slice(inFours), ...tallied.filter(({ codes }) => !(codes instanceof Uint8Array))];
  for (const { codes, length, counts } of alone) {
    const width = codes.BYTES_PER_ELEMENT;
    kernel.tallyOne(slots.byteOffset, slots.length, codes.byteOffset, width, counts.byteOffset, length);
  }
  return tallied.map(({ counts, codeCount }) => counts.subarray(0, codeCount));
}

/** How many slots of a set have each code of a column of which zones are known. */
export function tallyZones(
  { kernel, scratch }: CountingEngine,
  { codes, codeCount, zones }: TalliedColumn & { zones: Placed<Uint16Array> },
  slots: Placed,
  { address, count }: PlacedRuns,
): Uint32Array {
  const counts = scratch.takeEmpty(codeCount);
  const width = codes.BYTES_PER_ELEMENT;
  kernel.tallyZones(
    slots.byteOffset,
    zones.byteOffset,
    codes.byteOffset,
    width,
    address,
    count,
    counts.byteOffset,
  );
  return counts;
}

type Tallied = TalliedColumn & { length: number; counts: Placed };

/** Entries of a table of counts: the kernel adds four at a time. */
const tableLength = (codeCount: number) => (codeCount + 3) & ~3;
