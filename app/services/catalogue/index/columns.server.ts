import type { Arena, Placed, UintArray, ViewKind } from "./kernel-memory.server";

/** A column of codes with the narrowest type that fits its largest code; most have fewer than 256. */
export class CodeColumn {
  /** Entries by place. The array is replaced when the column grows or widens: read it again before each loop. */
  codes: Placed<UintArray>;

  constructor(
    private readonly arena: Arena,
    capacity: number,
  ) {
    this.codes = arena.take(Uint8Array, capacity);
  }

  /** Writes the code of one place. */
  set(at: number, code: number): void {
    if (code > 0xff && this.codes instanceof Uint8Array) this.#widen(Uint16Array);
    if (code > 0xffff && !(this.codes instanceof Uint32Array)) this.#widen(Uint32Array);
    this.upTo(at + 1)[at] = code;
  }

  /** The codes of at least the first `count` places, for loops that must not run over its end. */
  upTo(count: number) {
    this.codes = this.arena.grown(this.codes, count);
    return this.codes;
  }

  /** The code of one place; 0 for none. */
  get(at: number): number {
    return this.codes[at] ?? 0;
  }

  /** Releases its memory; it must not be used afterwards. */
  drop(): void {
    this.arena.give(this.codes);
  }

  #widen(kind: ViewKind<UintArray>): void {
    const wider = this.arena.take(kind, this.codes.length);
    wider.set(this.codes);
    this.arena.give(this.codes);
    this.codes = wider;
  }
}
