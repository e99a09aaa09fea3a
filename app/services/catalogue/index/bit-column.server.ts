import type { Arena, Placed } from "./kernel-memory.server";
import { type PlacedPlanes, Planes } from "./planes.server";
import type { ValueCodes } from "./value-codes.server";
import { maxValueSets, ValueSets } from "./value-sets.server";

/** The kernel's view of a {@link BitColumn}: bit planes of codes, or one bitmap per value. */
export type PlacedColumn = { planes: PlacedPlanes; sets: null } | { planes: null; sets: readonly Placed[] };

/** Most combinations of values that are stored as planes of their codes. */
const fewCombinations = 16;
/** Places written before yielding to other requests. */
const atOnce = 20_000;

/**
 * A column of codes stored as bitmaps: as bit planes, or, if products have several values and there are many
 * combinations of few values, one bitmap per value.
 */
export class BitColumn {
  readonly #planes: Planes;
  #sets: ValueSets | null = null;

  constructor(
    private readonly arena: Arena,
    private readonly room: number,
    private readonly values: ValueCodes,
  ) {
    this.#planes = new Planes(arena, room);
  }

  /** Writes the code of one place. */
  set(at: number, code: number): void {
    this.#planes.set(at, code);
    this.#sets?.set(at, this.values.combinations[code] as readonly number[]);
  }

  /** The column for `count` places; null if it has too many codes. Read it again before each query. */
  upTo(count: number): PlacedColumn | null {
    const sets = this.#sets?.upTo(count);
    if (sets) return { planes: null, sets };
    const planes = this.#planes.upTo(count);
    return planes && { planes, sets: null };
  }

  /**
   * Chooses the better form after `count` places were written. Run the generator to its end.
   * @param codeOf the code of a place
   */
  *settle(count: number, codeOf: (at: number) => number): Generator<void> {
    const { values, combinations } = this.values;
    if (combinations.length <= Math.max(fewCombinations, values.length + 1) || values.length > maxValueSets) {
      this.#planes.findZones(count);
      return;
    }
    const sets = new ValueSets(this.arena, this.room);
    for (let at = 0; at < count; at++) {
      sets.set(at, combinations[codeOf(at)] as readonly number[]);
      if (at % atOnce === 0) yield;
    }
    this.#sets = sets;
    this.#planes.drop();
  }

  /** Releases its memory. */
  drop(): void {
    this.#planes.drop();
    this.#sets?.drop();
  }
}
