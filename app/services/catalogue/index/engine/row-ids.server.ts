import type { Column, Entries } from "./column.server";
import { firstNotBelow } from "./first-not-below.server";

/** Ids are radix-sorted by 11 bits at a time. */
const digitBits = 11;
const digitCount = 1 << digitBits;
/** Rows moved per step, which takes a few milliseconds. */
const atOnce = 1 << 18;

/** Maps ids to row ids: the row ids sorted by their ids, which are read from their own column. */
export class RowIds {
  #rowIds = new Uint32Array(0);
  #count = 0;
  /** RowIds added after the others were sorted. */
  readonly #later = new Map<number, number>();

  /** @param ids by row id */
  constructor(private readonly ids: Column) {}

  /** Memory, bytes. */
  get sizeBytes(): number {
    return this.#rowIds.byteLength;
  }

  /** The row id of an id; undefined if it has none. */
  find(id: number): number | undefined {
    const rank = this.rankOf(id);
    return rank === undefined ? this.#later.get(id) : this.rowIdOfRank(rank);
  }

  /** The position of an id among the sorted ones; undefined for an id added later. */
  rankOf(id: number): number | undefined {
    const { entries } = this.ids;
    const rank = firstNotBelow(entries, id, this.#count, this.#rowIds);
    return rank < this.#count && entries[this.rowIdOfRank(rank)] === id ? rank : undefined;
  }

  /** The row id of the id at a position among the sorted ones. */
  rowIdOfRank(rank: number): number {
    return this.#rowIds[rank] as number;
  }

  /** Adds one id. */
  add(id: number, rowId: number): void {
    this.#later.set(id, rowId);
  }

  /**
   * Sorts all row ids below `count` by their ids. Run the generator to its end; between its steps the caller
   * may yield, because sorting a million at once would delay requests.
   */
  *take(count: number): Generator<void> {
    const { entries } = this.ids;
    let rowIds = new Uint32Array(count);
    let sorted = new Uint32Array(count);
    yield;
    for (let rowId = 0; rowId < count; rowId++) rowIds[rowId] = rowId;
    for (let shift = 0; shift < 32; shift += digitBits) {
      yield;
      const next = digitStarts(entries, count, shift);
      if (!next) continue;
      for (let at = 0; at < count; at++) {
        if (at % atOnce === 0) yield;
        const rowId = rowIds[at] as number;
        const digit = ((entries[rowId] as number) >>> shift) & (digitCount - 1);
        const position = next[digit] as number;
        next[digit] = position + 1;
        sorted[position] = rowId;
      }
      [rowIds, sorted] = [sorted, rowIds];
    }
    this.#rowIds = rowIds;
    this.#count = count;
  }
}

/** Where the entries of each digit begin; null if all have the same digit. */
function digitStarts(ids: Entries, count: number, shift: number): Uint32Array | null {
  const counts = new Uint32Array(digitCount);
  for (let at = 0; at < count; at++) {
    const digit = ((ids[at] as number) >>> shift) & (digitCount - 1);
    counts[digit] = (counts[digit] as number) + 1;
  }
  if (counts.includes(count)) return null;
  let start = 0;
  for (let digit = 0; digit < digitCount; digit++) {
    const own = counts[digit] as number;
    counts[digit] = start;
    start += own;
  }
  return counts;
}
