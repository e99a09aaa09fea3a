import { keySeparator } from "~/models/catalogue/filters/filter-path";
import { cutText } from "~/models/platform/text/storable-text";
import { Column, type Entries } from "./column.server";

const maxValueLength = 200;
/** Marks a code that was not examined yet. */
const unexamined = 2;

/**
 * The values of a filter group, and a small code for each combination of them that some row has. A product
 * with several values (two materials, say) has one code too, so that a column of codes holds everything.
 */
export class ValueCodes {
  /** Value by its number. */
  readonly values: string[] = [];
  /** Number of codes; code 0 has no values. */
  codeCount = 1;
  /** The numbers of the values of all codes one after the other, and where those of each code begin. */
  readonly #lists = new Column();
  readonly #starts = new Column();
  readonly #numbers = new Map<string, number>();
  readonly #codes = new Map<string, number>([["", 0]]);
  /** The code of each single value, by its text. */
  readonly #singles = new Map<string, number>();

  /** Memory, bytes. */
  get sizeBytes(): number {
    return this.#lists.sizeBytes + this.#starts.sizeBytes;
  }

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

  /** The values of a code. */
  valuesOf(code: number): string[] {
    const { lists, starts } = this.lists();
    return [...lists.subarray(starts[code], starts[code + 1])].map((number) => this.values[number] as string);
  }

  /** The numbers of the values of code n are in `lists` from `starts[n]` to before `starts[n + 1]`. */
  lists(): { lists: Entries; starts: Entries } {
    return { lists: this.#lists.entries, starts: this.#starts.upTo(this.codeCount + 1) };
  }

  /** Tells which codes contain any of some values. Unknown values are in no code. */
  holding(values: readonly string[]): CodeTest {
    const wanted = new Uint8Array(this.values.length);
    for (const value of values) {
      const number = this.#numbers.get(value);
      if (number !== undefined) wanted[number] = 1;
    }
    const { lists, starts } = this.lists();
    return new CodeTest(this.codeCount, (code) => {
      for (let at = starts[code] as number; at < (starts[code + 1] as number); at++)
        if (wanted[lists[at] as number] === 1) return true;
      return false;
    });
  }

  #codeOfAny(values: readonly string[]): number {
    const numbers = [...new Set(values.map(valueKey).filter((value) => value !== ""))]
      .map((value) => this.#numberOf(value))
      .sort((a, b) => a - b);
    const key = numbers.join();
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.codeCount++;
    let end = this.#starts.get(code);
    for (const number of numbers) this.#lists.set(end++, number);
    this.#starts.set(code + 1, end);
    this.#codes.set(key, code);
    return code;
  }

  #numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** So few codes are examined at once. */
const fewCodes = 256;

/**
 * Which codes are wanted. Many codes are examined when they are first met: in a group in which nearly every
 * product has a combination of its own most of them are not met.
 */
export class CodeTest {
  /** 1 for a wanted code, else 0, or 2 if it was not examined yet. */
  readonly known: Uint8Array;
  /** Whether all codes were examined. */
  readonly isComplete: boolean;

  constructor(
    codeCount: number,
    private readonly isWanted: (code: number) => boolean,
  ) {
    this.known = new Uint8Array(codeCount).fill(unexamined);
    this.isComplete = codeCount <= fewCodes;
    for (let code = 0; this.isComplete && code < codeCount; code++) this.of(code);
  }

  /** 1 for a wanted code, else 0. */
  of(code: number): number {
    const known = this.known[code] as number;
    if (known !== unexamined) return known;
    const found = Number(this.isWanted(code));
    this.known[code] = found;
    return found;
  }
}

/** A value for addresses: without the separator and of limited length. */
export const valueKey = (value: string) =>
  cutText(value.replaceAll(keySeparator, "/").trim(), maxValueLength).trim();
