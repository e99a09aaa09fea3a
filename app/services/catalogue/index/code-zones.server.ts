import type { Arena, Placed } from "./kernel-memory.server";
import { stepWords } from "./runs.server";

/** Marks a zone with different codes. */
const mixed = 0xffff;

/**
 * For each zone of 64 places of a column, the code that all places share, if any. Slots are ordered by product
 * data, so in some groups almost every zone has one and its places need not be examined. Computed when an index was
 * filled; later writes can only make a zone mixed.
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
   * Computes the code of each full zone.
   * @param count places in use
   * @param codeOf the code of all places of a zone, -1 if they differ
   */
  find(count: number, codeOf: (zone: number) => number): void {
    const codes = this.upTo(count);
    for (let zone = 0; zone < count >>> 6; zone++) {
      const code = codeOf(zone);
      codes[zone] = code < 0 || code > mixed ? mixed : code;
    }
  }

  /** Updates the zone of a written place. */
  note(at: number, code: number): void {
    const zone = at >>> 6;
    if (zone < this.#codes.length && this.#codes[zone] !== code) this.#codes[zone] = mixed;
  }

  /** The codes for the zones of `count` places. */
  upTo(count: number): Placed<Uint16Array> {
    const before = this.#codes.length;
    this.#codes = this.arena.grown(this.#codes, zonesOf(count));
    this.#codes.fill(mixed, before);
    return this.#codes;
  }

  /** Releases its memory; it must not be used afterwards. */
  drop(): void {
    this.arena.give(this.#codes);
  }
}

/** The kernel reads the zones of a whole step. */
const zonesOf = (places: number) => Math.ceil(places / (32 * stepWords)) * (stepWords / 2);
