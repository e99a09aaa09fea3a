import { clearBit, setBit } from "./bits.server";
import type { Arena, Placed } from "./kernel-memory.server";
import { maxMaskedCodes } from "./value-codes.server";

/** A column of codes once more, bit by bit: plane n is the set of the places whose code has bit n. */
export class Planes {
  /** Null when the column has so many codes that to look at each is less. Read anew after each change. */
  planes: Placed[] | null = [];

  constructor(
    private readonly arena: Arena,
    private room: number,
  ) {}

  /** Writes the code of one place. */
  set(at: number, code: number): void {
    if (code >= maxMaskedCodes) this.drop();
    if (!this.planes) return;
    if (at >= this.room) this.#grow(at + 1 + (at >>> 3));
    while (code >= 1 << this.planes.length)
      this.planes.push(this.arena.take(Uint32Array, (this.room + 31) >>> 5));
    for (let nth = 0; nth < this.planes.length; nth++) {
      const plane = this.planes[nth] as Placed;
      if (((code >>> nth) & 1) === 1) setBit(plane, at);
      else clearBit(plane, at);
    }
  }

  /** The planes with room for `count` places, at least one; null when the column has none. */
  upTo(count: number): readonly Placed[] | null {
    if (!this.planes) return null;
    if (count > this.room) this.#grow(count);
    if (this.planes.length === 0) this.planes.push(this.arena.take(Uint32Array, (this.room + 31) >>> 5));
    return this.planes;
  }

  /** Lets go of them. */
  drop(): void {
    for (const plane of this.planes ?? []) this.arena.give(plane);
    this.planes = null;
  }

  #grow(room: number): void {
    this.room = room;
    this.planes = (this.planes ?? []).map((plane) => this.arena.grown(plane, (room + 31) >>> 5));
  }
}
