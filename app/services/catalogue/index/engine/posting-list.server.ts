/** What a posting takes besides its bytes: the object, its array and its place in a map. */
const objectBytes = 240;
const firstBytes = 8;

/**
 * The products that have a word, by their ranks, as the gaps between them: seven bits of a number a byte, the
 * last bit of a number says whether the product has the word in its name. A gap of 0 begins again at the
 * first rank.
 */
export class PostingList {
  #bytes = new Uint8Array(firstBytes);
  #length = 0;
  #last = -1;

  /** Memory, bytes. */
  get sizeBytes(): number {
    return objectBytes + this.#bytes.length;
  }

  /** Adds a product. A rank below the one before costs one byte more. */
  add(rank: number, isInName: boolean): void {
    if (rank <= this.#last) {
      this.#write(0);
      this.#last = -1;
    }
    this.#write(((rank - this.#last) << 1) | (isInName ? 1 : 0));
    this.#last = rank;
  }

  /** Gives back what was reserved for more. */
  trim(): void {
    this.#bytes = this.#bytes.slice(0, this.#length);
  }

  /** Passes every product on, in no order. One may come twice. */
  each(take: (rank: number, isInName: boolean) => void): void {
    const bytes = this.#bytes;
    let rank = -1;
    for (let at = 0; at < this.#length; ) {
      let byte = bytes[at++] as number;
      let value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] as number;
        value |= (byte & 127) << shift;
      }
      if (value === 0) rank = -1;
      else {
        rank += value >>> 1;
        take(rank, (value & 1) === 1);
      }
    }
  }

  #write(value: number): void {
    if (this.#length + 5 > this.#bytes.length) {
      const grown = new Uint8Array(this.#bytes.length * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.#bytes[this.#length++] = (rest & 127) | 128;
    this.#bytes[this.#length++] = rest;
  }
}
