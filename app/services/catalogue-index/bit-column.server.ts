import type { Arena, Placed } from "./kernel-memory.server";
import { type PlacedPlanes, Planes } from "./planes.server";
import type { ValueCodes } from "./value-codes.server";
import { maxValueSets, ValueSets } from "./value-sets.server";

/** What the kernel reads of a {@link BitColumn}: planes of codes, or a set for each value by its number. */
export type PlacedColumn = { planes: PlacedPlanes; sets: null } | { planes: null; sets: readonly Placed[] };

/** Combinations of values up to this many are few enough for planes of their codes. */
const fewCombinations = 16;
/** Places written before others have their turn. */
const atOnce = 20_000;

/**
 * A column of codes told in bits: in planes, or, where products have several values at once and so many combinations of
 * few values, with a set for each value.
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

  /** The column with room for `count` places; null when it has too many codes. Read anew before each query. */
  upTo(count: number): PlacedColumn | null {
    const sets = this.#sets?.upTo(count);
    if (sets) return { planes: null, sets };
    const planes = this.#planes.upTo(count);
    return planes && { planes, sets: null };
  }

  /**
   * Finds out how it is told best, after `count` places were written. To be run to its end, step by step.
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

  /** Lets go of it. */
  drop(): void {
    this.#planes.drop();
    this.#sets?.drop();
  }
}
