import type { Arena, Placed, ViewKind } from "./kernel-memory.server";

/** Entries of 16 or of 32 bits. */
type Entries = Uint16Array | Uint32Array;

/**
 * A column of integers to order by or to find ends of. Of each zone of 64 places the least and the greatest entry is
 * known, so that most zones need not be looked at. Zones are widened by what is written and never narrowed: what they say
 * is true, if not always close.
 */
export class KeyColumn<Kind extends Entries = Uint32Array> {
  /** Entries by place. Replaced when the column grows: read it anew before each loop. */
  entries: Placed<Kind>;
  /** The least entry of each zone; the greatest integer there is where nothing was written. */
  lows: Placed;
  highs: Placed;

  /** @param skipsNone whether 0 stands for no entry and is left out of what zones say */
  constructor(
    private readonly arena: Arena,
    kind: ViewKind<Kind>,
    room: number,
    private readonly skipsNone = false,
  ) {
    this.entries = arena.take(kind, room);
    // As many zones as there is room for entries, which is more than was asked for.
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

  /** Takes over the entries of another column. */
  copy(other: KeyColumn<Kind>): void {
    this.grow(other.entries.length);
    this.entries.set(other.entries);
    this.lows.set(other.lows.subarray(0, this.lows.length));
    this.highs.set(other.highs.subarray(0, this.highs.length));
  }

  /** Writes other entries in place of those not below `from`. @param entryOf keeps their order */
  move(from: number, entryOf: (former: number) => number): void {
    for (const part of [this.entries, this.lows, this.highs])
      for (let at = 0; at < part.length; at++) {
        const former = part[at] as number;
        if (former >= from && former !== 0xffffffff) part[at] = entryOf(former);
      }
  }

  /** Makes room for `count` places. */
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
