import type { Arena, Placed } from "./kernel-memory.server";

/** Unsigned integers of one width. */
export type UintArray = Uint8Array | Uint16Array | Uint32Array;

/** A column of codes that is as narrow as its largest code allows: most have fewer than 256. */
export class CodeColumn {
  /** Entries by place. Replaced when the column grows or widens: read it anew before each loop. */
  codes: Placed<Uint8Array> | Placed<Uint16Array> | Placed<Uint32Array>;

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

  /** The codes of the first `count` places and maybe more, for a loop that must not run over its end. */
  upTo(count: number) {
    if (count > this.codes.length)
      this.codes = this.arena.grown<UintArray>(this.codes, count) as typeof this.codes;
    return this.codes;
  }

  /** The code of one place; 0 for none. */
  get(at: number): number {
    return this.codes[at] ?? 0;
  }

  /** Lets go of its memory; it must not be used any more. */
  drop(): void {
    this.arena.give(this.codes);
  }

  #widen(kind: typeof Uint16Array | typeof Uint32Array): void {
    const wider =
      kind === Uint16Array
        ? this.arena.take(Uint16Array, this.codes.length)
        : this.arena.take(Uint32Array, this.codes.length);
    wider.set(this.codes);
    this.arena.give(this.codes);
    this.codes = wider;
  }
}
