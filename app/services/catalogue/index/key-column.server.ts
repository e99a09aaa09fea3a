import type { Arena, Placed, ViewKind } from "./kernel-memory.server";

/** Entries of 16 or of 32 bits. */
type Entries = Uint16Array | Uint32Array;

/**
 * A column of integers for sorting and for finding bounds. For each zone of 64 places the smallest and largest
 * entry is known, so that most zones need not be examined. Writes widen zones and never narrow them, so bounds are
 * correct but not always tight.
 */
export class KeyColumn<Kind extends Entries = Uint32Array> {
  /** Entries by place. The array is replaced when the column grows: read it again before each loop. */
  entries: Placed<Kind>;
  /** The smallest entry of each zone; the largest possible integer if nothing was written. */
  lows: Placed;
  highs: Placed;

  /** @param skipsNone whether 0 means no entry and is ignored by zones */
  constructor(
    private readonly arena: Arena,
    kind: ViewKind<Kind>,
    room: number,
    private readonly skipsNone = false,
  ) {
    this.entries = arena.take(kind, room);
    // Zones for the whole capacity, which may exceed the requested count.
    const zones = zoneOf(this.entries.length) + 1;
    this.lows = arena.take(Uint32Array, zones);
    this.lows.fill(0xffffffff);
    this.highs = arena.take(Uint32Array, zones);
  }

  /** The entry of one place. */
  get(at: number): number {
    return this.entries[at] as number;
  }

  /** Writes the entry of one place. */
  set(at: number, entry: number): void {
    this.grow(at + 1);
    this.entries[at] = entry;
    if (entry === 0 && this.skipsNone) return;
    const zone = zoneOf(at);
    this.lows[zone] = Math.min(this.lows[zone] as number, entry);
    this.highs[zone] = Math.max(this.highs[zone] as number, entry);
  }

  /** Copies the entries of another column. */
  copy(other: KeyColumn<Kind>): void {
    this.grow(other.entries.length);
    this.entries.set(other.entries);
    this.lows.set(other.lows.subarray(0, this.lows.length));
    this.highs.set(other.highs.subarray(0, this.highs.length));
  }

  /**
   * Replaces entries from `from` on.
   * @param entryOf must preserve their order
   */
  move(from: number, entryOf: (former: number) => number): void {
    for (const part of [this.entries, this.lows, this.highs])
      for (let at = 0; at < part.length; at++) {
        const former = part[at] as number;
        if (former >= from && former !== 0xffffffff) part[at] = entryOf(former);
      }
  }

  /** Grows to `count` places. */
  grow(count: number): void {
    if (count <= this.entries.length) return;
    this.entries = this.arena.grown(this.entries, count);
    const zones = zoneOf(this.entries.length) + 1;
    const before = this.lows.length;
    this.lows = this.arena.grown(this.lows, zones);
    this.lows.fill(0xffffffff, before);
    this.highs = this.arena.grown(this.highs, zones);
  }
}

const zoneOf = (at: number) => at >>> 6;
