import { keySeparator } from "~/models/catalogue/filter-path";

const maxValueLength = 200;
/** Most codes that are stored as planes and 64-bit masks. */
export const maxMaskedCodes = 64;

/**
 * The values of a filter group, and a small code for each combination of them that some product has. A product with
 * several values (two materials, say) has one code too, so that a column of codes holds everything.
 */
export class ValueCodes {
  /** Value by its number. */
  readonly values: string[] = [];
  /** Numbers of the values of each code; code 0 has none. */
  readonly combinations: (readonly number[])[] = [[]];
  /** For each value a bitmap of the codes that contain it. */
  readonly #holders: bigint[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #codes = new Map<string, number>([["", 0]]);
  /** The code of each single value, by its text. */
  readonly #singles = new Map<string, number>();

  /** The code of a combination of values, created if it is new. */
  codeOf(values: readonly string[]): number {
    // A fast path: nearly all of millions of products have a single value.
    const [first = ""] = values;
    if (values.length > 1) return this.#codeOfAny(values);
    const known = this.#singles.get(first);
    if (known !== undefined) return known;
    const code = this.#codeOfAny(values);
    this.#singles.set(first, code);
    return code;
  }

  #codeOfAny(values: readonly string[]): number {
    const numbers = [...new Set(values.map(valueKey).filter((value) => value !== ""))]
      .map((value) => this.#numberOf(value))
      .sort((a, b) => a - b);
    const key = numbers.join();
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.combinations.push(numbers) - 1;
    this.#codes.set(key, code);
    if (code < maxMaskedCodes)
      for (const number of numbers)
        this.#holders[number] = (this.#holders[number] ?? 0n) | (1n << BigInt(code));
    return code;
  }

  /** The codes that contain any of these values, as bits of the first 64. */
  holdersOf(numbers: readonly number[]): bigint {
    return numbers.reduce((codes, number) => codes | (this.#holders[number] ?? 0n), 0n);
  }

  /** The numbers of values, without unknown ones. */
  numbersOf(values: readonly string[]): number[] {
    return values.flatMap((value) => this.#numbers.get(value) ?? []);
  }

  /** For each code 1 if it contains any of the values, else 0. Unknown values are in no code. */
  codesWithAny(values: readonly string[]): Uint8Array {
    const wanted = new Set(values.map((value) => this.#numbers.get(value)));
    return Uint8Array.from(this.combinations, (numbers) =>
      numbers.some((number) => wanted.has(number)) ? 1 : 0,
    );
  }

  #numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** A value for addresses: without the separator and of limited length. */
export const valueKey = (value: string) =>
  value.replaceAll(keySeparator, "/").trim().slice(0, maxValueLength).trim();
