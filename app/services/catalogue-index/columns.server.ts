/** Unsigned integers of one width. */
export type UintArray = Uint8Array | Uint16Array | Uint32Array;

/** Room for `count` entries; grows by an eighth, because an index has many columns and little to spare. */
export function grown<Entries extends UintArray>(entries: Entries, count: number): Entries {
  if (count <= entries.length) return entries;
  const Kind = entries.constructor as new (length: number) => Entries;
  const bigger = new Kind(count + (count >>> 3) + 16);
  bigger.set(entries);
  return bigger;
}

/** A column of codes that is as narrow as its largest code allows: most have fewer than 256. */
export class CodeColumn {
  /** Entries by place. Replaced when the column grows or widens: read it anew before each loop. */
  codes: UintArray;

  constructor(capacity: number) {
    this.codes = new Uint8Array(capacity);
  }

  /** Writes the code of one place. */
  set(at: number, code: number): void {
    if (code > 0xff && this.codes instanceof Uint8Array) this.codes = Uint16Array.from(this.codes);
    if (code > 0xffff && !(this.codes instanceof Uint32Array)) this.codes = Uint32Array.from(this.codes);
    if (at >= this.codes.length) this.codes = grown(this.codes, at + 1);
    this.codes[at] = code;
  }

  /** The codes of the first `count` places and maybe more, for a loop that must not run over its end. */
  upTo(count: number): UintArray {
    this.codes = grown(this.codes, count);
    return this.codes;
  }

  /** The code of one place; 0 for none. */
  get(at: number): number {
    return this.codes[at] ?? 0;
  }
}
