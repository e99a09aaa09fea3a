import { firstNotBelow } from "./first-not-below.server";

/** Amounts below this are their own keys; higher amounts get 32-bit keys above it as they are added. */
export const plainEnd = 2 ** 31;
const keyEnd = 2 ** 32 - 1;
/** Gap above the highest amount for still higher ones. */
const step = 2 ** 12;

/**
 * Maps prices to 32-bit keys in the same order, exactly and for any amount: nearly all prices are their own
 * keys; those from 21,474,836.48 on get one of the keys above. Such a key has no meaning by itself: an amount
 * between two neighbours without a gap reassigns all keys.
 */
export class PriceKeys {
  /** High amounts, ascending, with their keys. */
  #amounts: number[] = [];
  #keys: number[] = [];

  /** @param onMoved gets the new key for each old one, from {@link plainEnd} on */
  constructor(private readonly onMoved: (keyOf: (former: number) => number) => void) {}

  /** The key of an amount in minor units, created if it is new. */
  keyOf(minor: number): number {
    if (minor < plainEnd) return minor;
    const at = this.#placeOf(minor);
    return this.#amounts[at] === minor ? (this.#keys[at] as number) : this.#add(at, minor);
  }

  /** The smallest key of amounts of at least `minor`. */
  firstFrom(minor: number): number {
    if (minor < plainEnd) return minor;
    return this.#keys[this.#placeOf(minor)] ?? keyEnd;
  }

  /** The largest key of amounts of at most `minor`. */
  lastUpTo(minor: number): number {
    if (minor < plainEnd) return minor;
    const at = this.#placeOf(minor);
    if (this.#amounts[at] === minor) return this.#keys[at] as number;
    return this.#keys[at - 1] ?? plainEnd - 1;
  }

  /** The amount of an existing key. */
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

  /** @param added position of the amount without a key */
  #moveApart(added: number): void {
    const former = this.#keys;
    const room = Math.floor((keyEnd - plainEnd) / (this.#amounts.length + 1));
    this.#keys = this.#amounts.map((_, at) => plainEnd + at * room);
    const keys = this.#keys.toSpliced(added, 1);
    this.onMoved((key) => keys[firstNotBelow(former, key, former.length)] as number);
  }
}
