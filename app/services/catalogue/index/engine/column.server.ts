/** The entries of a column, of the narrowest kind that holds all of them. */
export type Entries = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Entries come in whole words of a bitmap, so that loops may look at all rows of a word. */
const wholeWords = (count: number) => (count + 31) & ~31;

/** A column of whole numbers by row id; 0 where nothing was written. It grows and widens as needed. */
export class Column {
  /** The array is replaced when the column grows or widens: read it again before each loop. */
  entries: Entries = new Uint8Array(0);

  get sizeBytes(): number {
    return this.entries.byteLength;
  }

  get(row: number): number {
    return this.entries[row] ?? 0;
  }

  set(row: number, entry: number): void {
    const { BYTES_PER_ELEMENT: width, length } = this.entries;
    if (entry > 0xffffffff && width < 8) this.#copyTo(new Float64Array(length));
    else if (entry > 0xffff && width < 4) this.#copyTo(new Uint32Array(length));
    else if (entry > 0xff && width < 2) this.#copyTo(new Uint16Array(length));
    this.upTo(row + 1)[row] = entry;
  }

  /** The entries of at least the first `count` rows, for loops that must not run over its end. */
  upTo(count: number): Entries {
    if (count > this.entries.length) {
      const kind = this.entries.constructor as new (length: number) => Entries;
      this.#copyTo(new kind(wholeWords(count + (count >>> 3))));
    }
    return this.entries;
  }

  /** Becomes a copy of another column. */
  copy(other: Column): void {
    this.entries = other.entries.slice();
  }

  /** Gives back what was reserved for more than `count` rows. */
  trim(count: number): void {
    this.entries = this.entries.slice(0, wholeWords(count));
  }

  #copyTo(entries: Entries): void {
    entries.set(this.entries);
    this.entries = entries;
  }
}
