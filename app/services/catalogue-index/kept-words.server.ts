import { type PlaceSet, placeSetBytes } from "./place-set.server";
import { RecentlyUsed } from "./recently-used.server";

/** The slots a part of a keyword finds by their own words, and of each of its levels; the categories named so. */
export type KeptWord = {
  sets: readonly PlaceSet[];
  categoryIds: readonly number[];
  isStop: boolean;
  readAt: number;
};

/** Changes remembered; more than these make it cheaper to read words anew. */
const maxChanges = 1000;

/**
 * What parts of keywords find, kept because the words that find most are typed most. A change of a product drops
 * nothing: it is noted, and a word is asked again of the products changed since it was read.
 */
export class KeptWords {
  readonly #kept: RecentlyUsed<KeptWord>;
  /** Ids of changed products, in the order they were told. */
  #changes: number[] = [];
  /** How many changes were told before these. */
  #forgotten = 0;

  constructor(maxBytes: number) {
    this.#kept = new RecentlyUsed(maxBytes, ({ sets }) =>
      sets.reduce((sum, set) => sum + placeSetBytes(set), 0),
    );
  }

  /** How many changes were told so far. */
  get now(): number {
    return this.#forgotten + this.#changes.length;
  }

  /** Memory of what is kept, bytes. */
  get sizeBytes(): number {
    return this.#kept.size;
  }

  /** Notes that what these products say may have changed. */
  noteChanged(ids: readonly number[]): void {
    this.#changes.push(...ids);
    if (this.#changes.length > maxChanges) this.forget();
  }

  /** Forgets everything, also what is being read right now: categories may be named otherwise. */
  forget(): void {
    this.#forgotten = this.now + 1;
    this.#changes = [];
    this.#kept.clear();
  }

  /** What is kept of a name, and the products changed since. */
  find(name: string): { word: KeptWord; changedIds: number[] } | undefined {
    const word = this.#kept.find(name);
    return word && { word, changedIds: [...new Set(this.#changes.slice(word.readAt - this.#forgotten))] };
  }

  /** Keeps what was read, unless it was read before changes that are forgotten by now. */
  put(name: string, word: KeptWord): void {
    if (word.readAt >= this.#forgotten) this.#kept.put(name, word);
  }
}
