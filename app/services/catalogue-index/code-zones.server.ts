import type { Arena, Placed } from "./kernel-memory.server";
import { stepWords } from "./runs.server";

/** Stands for 'they differ'. */
const mixed = 0xffff;

/**
 * Of each zone of 64 places of a column the code all of them have, where they have one. Slots are laid out by what their
 * products have, so of some groups that is nearly every zone, and none of its places need be looked at. Found when an
 * index was filled; what is written later can only make a zone mixed.
 */
export class CodeZones {
  #codes: Placed<Uint16Array>;

  constructor(
    private readonly arena: Arena,
    room: number,
  ) {
    this.#codes = arena.take(Uint16Array, zonesOf(room));
    this.#codes.fill(mixed);
  }

  /**
   * Finds the code of each zone that is full.
   * @param count places in use
   * @param codeOf the code of all places of a zone, -1 when they differ
   */
  find(count: number, codeOf: (zone: number) => number): void {
    const codes = this.upTo(count);
    for (let zone = 0; zone < count >>> 6; zone++) {
      const code = codeOf(zone);
      codes[zone] = code < 0 || code > mixed ? mixed : code;
    }
  }

  /** Notes what was written into one place. */
  note(at: number, code: number): void {
    const zone = at >>> 6;
    if (zone < this.#codes.length && this.#codes[zone] !== code) this.#codes[zone] = mixed;
  }

  /** The codes, with room for the zones of `count` places. */
  upTo(count: number): Placed<Uint16Array> {
    const before = this.#codes.length;
    this.#codes = this.arena.grown(this.#codes, zonesOf(count));
    this.#codes.fill(mixed, before);
    return this.#codes;
  }

  /** Lets go of its memory; it must not be used any more. */
  drop(): void {
    this.arena.give(this.#codes);
  }
}

/** The kernel looks at the zones of a whole step. */
const zonesOf = (places: number) => Math.ceil(places / (32 * stepWords)) * (stepWords / 2);
