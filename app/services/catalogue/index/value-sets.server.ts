import { clearBit, setBit, wordsFor } from "./bits.server";
import type { Arena, Placed } from "./kernel-memory.server";

/** Most values of a group with one bitmap each. */
export const maxValueSets = 16;

/** For each value of a group the set of places that have it, by the value's number. */
export class ValueSets {
  /** Null once there are too many values. */
  #sets: Placed[] | null = [];

  constructor(
    private readonly arena: Arena,
    private room: number,
  ) {}

  /** Writes the values of one place. */
  set(at: number, numbers: readonly number[]): void {
    if (numbers.some((number) => number >= maxValueSets)) this.drop();
    if (!this.#sets) return;
    if (at >= this.room) this.#grow(at + 1 + (at >>> 3));
    for (const set of this.#sets) clearBit(set, at);
    for (const number of numbers) {
      while (number >= this.#sets.length) this.#sets.push(this.arena.take(Uint32Array, wordsFor(this.room)));
      setBit(this.#sets[number] as Placed, at);
    }
  }

  /** The sets for `count` places; null when there are too many values. */
  upTo(count: number): readonly Placed[] | null {
    if (count > this.room) this.#grow(count);
    return this.#sets;
  }

  /** Releases their memory. */
  drop(): void {
    for (const set of this.#sets ?? []) this.arena.give(set);
    this.#sets = null;
  }

  #grow(room: number): void {
    this.room = room;
    this.#sets = this.#sets?.map((set) => this.arena.grown(set, wordsFor(room))) ?? null;
  }
}
