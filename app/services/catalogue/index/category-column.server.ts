import { CodeZones } from "./code-zones.server";
import { CodeColumn } from "./columns.server";
import type { Arena } from "./kernel-memory.server";
import { ValueCodes } from "./value-codes.server";

/** The categories of each product, as one small code per combination of categories. */
export class CategoryColumn {
  readonly #combinations = new ValueCodes();
  readonly #ofProducts: CodeColumn;
  readonly #zones: CodeZones;

  constructor(arena: Arena, room: number) {
    this.#ofProducts = new CodeColumn(arena, room);
    this.#zones = new CodeZones(arena, room);
  }

  /** Codes by slot. Read it again before each loop. */
  get codes() {
    return this.#ofProducts.codes;
  }

  /** The codes of at least the first `count` slots, and those of their zones. */
  upTo(count: number) {
    return { codes: this.#ofProducts.upTo(count), zones: this.#zones.upTo(count) };
  }

  /** Computes which zones have a single code, after `count` slots were written. */
  findZones(count: number): void {
    const { codes } = this.upTo(count);
    this.#zones.find(count, (zone) => {
      const first = codes[zone * 64] as number;
      for (let at = zone * 64 + 1; at < zone * 64 + 64; at++) if (codes[at] !== first) return -1;
      return first;
    });
  }

  /** Number of codes. */
  get codeCount(): number {
    return this.#combinations.combinations.length;
  }

  /** Sets the categories of a product. */
  set(slot: number, categoryIds: readonly number[]): void {
    const code = this.#combinations.codeOf(categoryIds.map(String));
    this.#ofProducts.set(slot, code);
    this.#zones.note(slot, code);
  }

  /** The categories of a product. */
  of(slot: number): number[] {
    const { combinations, values } = this.#combinations;
    return (combinations[this.#ofProducts.get(slot)] ?? []).map((number) => Number(values[number]));
  }

  /**
   * Number of products in each branch of the tree; a product in a branch twice counts once.
   * @param counts products by code
   * @param branches the branch of each category
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

  /** For each code 1 if it contains any of the categories, else 0. */
  codesWithAny(categoryIds: readonly number[]): Uint8Array {
    return this.#combinations.codesWithAny(categoryIds.map(String));
  }
}
