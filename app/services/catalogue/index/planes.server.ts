import { clearBit, setBit } from "./bits.server";
import { CodeZones } from "./code-zones.server";
import type { Arena, Placed } from "./kernel-memory.server";
import { maxMaskedCodes } from "./value-codes.server";

/** The kernel's view of a column in planes, see {@link Planes}. Every code is below `codeCount`. */
export type PlacedPlanes = { sets: readonly Placed[]; zones: Placed<Uint16Array>; codeCount: number };

/** A column of codes as bit planes: plane n is the set of places whose code has bit n. */
export class Planes {
  /** Null if the column has so many codes that examining each place is cheaper. Read it again after each change. */
  #sets: Placed[] | null = [];
  readonly #zones: CodeZones;
  #codeCount = 1;

  constructor(
    private readonly arena: Arena,
    private room: number,
  ) {
    this.#zones = new CodeZones(arena, room);
  }

  /** Writes the code of one place. */
  set(at: number, code: number): void {
    if (code >= maxMaskedCodes) this.drop();
    if (!this.#sets) return;
    if (at >= this.room) this.#grow(at + 1 + (at >>> 3));
    while (code >= 1 << this.#sets.length)
      this.#sets.push(this.arena.take(Uint32Array, (this.room + 31) >>> 5));
    for (let nth = 0; nth < this.#sets.length; nth++) {
      const plane = this.#sets[nth] as Placed;
      if (((code >>> nth) & 1) === 1) setBit(plane, at);
      else clearBit(plane, at);
    }
    this.#zones.note(at, code);
    this.#codeCount = Math.max(this.#codeCount, code + 1);
  }

  /** The planes for `count` places, at least one; null if the column has none. */
  upTo(count: number): PlacedPlanes | null {
    if (!this.#sets) return null;
    if (count > this.room) this.#grow(count);
    if (this.#sets.length === 0) this.#sets.push(this.arena.take(Uint32Array, (this.room + 31) >>> 5));
    return { sets: this.#sets, zones: this.#zones.upTo(count), codeCount: this.#codeCount };
  }

  /** Computes which zones have a single code, after `count` places were written. */
  findZones(count: number): void {
    const { sets } = this.upTo(count) ?? {};
    if (sets) this.#zones.find(count, (zone) => codeOfZone(sets, zone));
  }

  /** Releases their memory. */
  drop(): void {
    if (!this.#sets) return;
    for (const plane of this.#sets) this.arena.give(plane);
    this.#sets = null;
    this.#zones.drop();
  }

  #grow(room: number): void {
    this.room = room;
    this.#sets = (this.#sets ?? []).map((plane) => this.arena.grown(plane, (room + 31) >>> 5));
  }
}

/** The code shared by all 64 places of a zone; -1 if they differ. */
function codeOfZone(sets: readonly Placed[], zone: number): number {
  let code = 0;
  for (let nth = 0; nth < sets.length; nth++) {
    const plane = sets[nth] as Placed;
    const bits = plane[2 * zone] as number;
    if (bits !== plane[2 * zone + 1] || (bits !== 0 && bits !== 0xffffffff)) return -1;
    code |= (bits & 1) << nth;
  }
  return code;
}
