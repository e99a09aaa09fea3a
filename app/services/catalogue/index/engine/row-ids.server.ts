import type { Column } from "./column.server";
import { firstNotBelow } from "./first-not-below.server";

/** Ids are radix-sorted by 11 bits at a time. */
const digitBits = 11;
const digitCount = 1 << digitBits;
/** Entries moved per step, which takes a few milliseconds. */
const atOnce = 1 << 18;

/** Maps ids to slots: the slots sorted by their ids, which are read from their own column. */
export class RowIds {
  #slots = new Uint32Array(0);
  #count = 0;
  /** Slots added after the others were sorted. */
  readonly #later = new Map<number, number>();

  /** @param ids by slot */
  constructor(private readonly ids: Column) {}

  /** Memory, bytes. */
  get sizeBytes(): number {
    return this.#slots.byteLength;
  }

  /** The slot of an id; undefined if it has none. */
  find(id: number): number | undefined {
    const rank = this.rankOf(id);
    return rank === undefined ? this.#later.get(id) : this.slotOfRank(rank);
  }

  /** The place of an id among the sorted ones; undefined for an id added later. */
  rankOf(id: number): number | undefined {
    const { entries } = this.ids;
    const rank = firstNotBelow(entries, id, this.#count, this.#slots);
    return rank < this.#count && entries[this.slotOfRank(rank)] === id ? rank : undefined;
  }

  /** The slot of the id at a place among the sorted ones. */
  slotOfRank(rank: number): number {
    return this.#slots[rank] as number;
  }

  /** Adds one id. */
  add(id: number, slot: number): void {
    this.#later.set(id, slot);
  }

  /**
   * Sorts all slots below `count` by their ids. Run the generator to its end; between its steps the caller
   * may yield, because sorting a million at once would delay requests.
   */
  *take(count: number): Generator<void> {
    let ids = new Uint32Array(count);
    let slots = new Uint32Array(count);
    let spare = { ids: new Uint32Array(count), slots: new Uint32Array(count) };
    yield;
    ids.set(this.ids.entries.subarray(0, count));
    for (let slot = 0; slot < count; slot++) slots[slot] = slot;
    for (let shift = 0; shift < 32; shift += digitBits) {
      yield;
      const starts = digitStarts(ids, count, shift);
      if (!starts) continue;
      for (let from = 0; from < count; from += atOnce) {
        yield;
        scatter({ ids, slots }, spare, { from, to: Math.min(from + atOnce, count) }, shift, starts);
      }
      [ids, slots, spare] = [spare.ids, spare.slots, { ids, slots }];
    }
    this.#slots = slots;
    this.#count = count;
  }
}

/** Where the entries of each digit begin; null if all have the same digit. */
function digitStarts(ids: Uint32Array, count: number, shift: number): Uint32Array | null {
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

type Places = { ids: Uint32Array; slots: Uint32Array };

function scatter(
  { ids, slots }: Places,
  into: Places,
  { from, to }: { from: number; to: number },
  shift: number,
  starts: Uint32Array,
): void {
  for (let at = from; at < to; at++) {
    const id = ids[at] as number;
    const digit = (id >>> shift) & (digitCount - 1);
    const place = starts[digit] as number;
    starts[digit] = place + 1;
    into.ids[place] = id;
    into.slots[place] = slots[at] as number;
  }
}
