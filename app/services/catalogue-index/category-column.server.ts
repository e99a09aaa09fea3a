import { CodeZones } from "./code-zones.server";
import { CodeColumn } from "./columns.server";
import type { Arena } from "./kernel-memory.server";
import { ValueCodes } from "./value-codes.server";

/** Which categories each product stands in itself: one small code for each combination of categories. */
export class CategoryColumn {
  readonly #combinations = new ValueCodes();
  readonly #ofProducts: CodeColumn;
  readonly #zones: CodeZones;

  constructor(arena: Arena, room: number) {
    this.#ofProducts = new CodeColumn(arena, room);
    this.#zones = new CodeZones(arena, room);
  }

  /** Codes by slot. Read anew before each loop. */
  get codes() {
    return this.#ofProducts.codes;
  }

  /** The codes of the first `count` slots and maybe more, and those of their zones. */
  upTo(count: number) {
    return { codes: this.#ofProducts.upTo(count), zones: this.#zones.upTo(count) };
  }

  /** Finds out which zones have one code, after `count` slots were written. */
  findZones(count: number): void {
    const { codes } = this.upTo(count);
    this.#zones.find(count, (zone) => {
      const first = codes[zone * 64] as number;
      for (let at = zone * 64 + 1; at < zone * 64 + 64; at++) if (codes[at] !== first) return -1;
      return first;
    });
  }

  /** How many codes there are. */
  get codeCount(): number {
    return this.#combinations.combinations.length;
  }

  /** Puts a product into these categories and no others. */
  set(slot: number, categoryIds: readonly number[]): void {
    const code = this.#combinations.codeOf(categoryIds.map(String));
    this.#ofProducts.set(slot, code);
    this.#zones.note(slot, code);
  }

  /** The categories a product stands in itself. */
  of(slot: number): number[] {
    const { combinations, values } = this.#combinations;
    return (combinations[this.#ofProducts.get(slot)] ?? []).map((number) => Number(values[number]));
  }

  /**
   * How many products there are in each branch of the tree; one that stands in a branch twice counts once.
   * @param counts products by code
   * @param branches the branch each category belongs to
   */
  countBranches(counts: Uint32Array, branches: ReadonlyMap<number, number>): Map<number, number> {
    const { combinations, values } = this.#combinations;
    const found = new Map<number, number>();
    for (let code = 1; code < counts.length; code++) {
      const count = counts[code] as number;
      if (count === 0) continue;
      const numbers = combinations[code] ?? [];
      for (const branch of new Set(numbers.map((number) => branches.get(Number(values[number])))))
        if (branch !== undefined) found.set(branch, (found.get(branch) ?? 0) + count);
    }
    return found;
  }

  /** For each code 1 when it holds any of the categories, else 0. */
  codesWithAny(categoryIds: readonly number[]): Uint8Array {
    return this.#combinations.codesWithAny(categoryIds.map(String));
  }
}
