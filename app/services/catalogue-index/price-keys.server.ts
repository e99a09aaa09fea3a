import { firstNotBelow } from "./first-not-below.server";

/** Amounts below this are their own keys; keys of 32 bits above it are given to dearer amounts as they come. */
export const plainEnd = 2 ** 31;
const keyEnd = 2 ** 32 - 1;
/** Room left behind the dearest amount for those still dearer. */
const step = 2 ** 12;

/**
 * Prices as columns of 32 bits hold them, exactly and in their order, however high they are: nearly all are their own keys,
 * and each of the others, from 21,474,836.48 on, has one of the keys behind these. A key says nothing by itself: an amount
 * that comes between two neighbours moves all keys apart.
 */
export class PriceKeys {
  /** Dear amounts, ascending, and the keys of these. */
  #amounts: number[] = [];
  #keys: number[] = [];

  /** @param onMoved is given the new keys of the old ones, which are those from {@link plainEnd} on */
  constructor(private readonly onMoved: (keyOf: (former: number) => number) => void) {}

  /** The key of an amount in minor units, made when it is new. */
  keyOf(minor: number): number {
    if (minor < plainEnd) return minor;
    const at = this.#placeOf(minor);
    return this.#amounts[at] === minor ? (this.#keys[at] as number) : this.#add(at, minor);
  }

  /** The least key an amount not below `minor` may have. */
  firstFrom(minor: number): number {
    if (minor < plainEnd) return minor;
    return this.#keys[this.#placeOf(minor)] ?? keyEnd;
  }

  /** The greatest key an amount not above `minor` may have. */
  lastUpTo(minor: number): number {
    if (minor < plainEnd) return minor;
    const at = this.#placeOf(minor);
    if (this.#amounts[at] === minor) return this.#keys[at] as number;
    return this.#keys[at - 1] ?? plainEnd - 1;
  }

  /** The amount of a key that was made. */
  amountOf(key: number): number {
    return key < plainEnd
      ? key
      : (this.#amounts[firstNotBelow(this.#keys, key, this.#keys.length)] as number);
  }

  #placeOf(minor: number): number {
    return firstNotBelow(this.#amounts, minor, this.#amounts.length);
  }

  #add(at: number, minor: number): number {
    const before = this.#keys[at - 1] ?? plainEnd - 1;
    const after = this.#keys[at] ?? keyEnd;
    const key = Math.min(
      before + Math.ceil((after - before) / 2),
      at === this.#keys.length ? before + step : keyEnd,
    );
    this.#amounts.splice(at, 0, minor);
    if (key < after) {
      this.#keys.splice(at, 0, key);
      return key;
    }
    this.#moveApart(at);
    return this.#keys[at] as number;
  }

  /** @param added the place among the amounts that has no key yet */
  #moveApart(added: number): void {
    const former = this.#keys;
    const room = Math.floor((keyEnd - plainEnd) / (this.#amounts.length + 1));
    this.#keys = this.#amounts.map((_, at) => plainEnd + at * room);
    const keys = this.#keys.toSpliced(added, 1);
    this.onMoved((key) => keys[firstNotBelow(former, key, former.length)] as number);
  }
}
