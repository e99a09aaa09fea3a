import { CodeColumn } from "./columns.server";
import type { Arena } from "./kernel-memory.server";

/** Five stars, in hundredths. */
const mostHundredths = 500;

/** Average ratings in hundredths of a star, one code for each that some product has; 0 for none. */
export class RatingColumn {
  readonly codes: CodeColumn;
  /** Hundredths of each code. */
  readonly #hundredths: number[] = [0];
  readonly #codes = new Map([[0, 0]]);

  constructor(arena: Arena, room: number) {
    this.codes = new CodeColumn(arena, room);
  }

  /** How many codes there are; one while nothing was ever rated. */
  get codeCount(): number {
    return this.#hundredths.length;
  }

  /** Writes the rating of a slot, in hundredths of a star. */
  set(slot: number, hundredths: number): void {
    const rating = Math.min(mostHundredths, Math.max(0, hundredths));
    const code = this.#codes.get(rating) ?? this.#hundredths.push(rating) - 1;
    this.#codes.set(rating, code);
    this.codes.set(slot, code);
  }

  /** For each code 1 when it is at least so many hundredths, else 0. */
  codesFrom(hundredths: number): Uint8Array {
    return Uint8Array.from(this.#hundredths, (rating) => Number(rating >= hundredths));
  }

  /** From products by code to products by hundredths. */
  byHundredths(ofCodes: Uint32Array): Uint32Array {
    const counts = new Uint32Array(mostHundredths + 1);
    for (const [code, rating] of this.#hundredths.entries()) counts[rating] = ofCodes[code] ?? 0;
    return counts;
  }
}
