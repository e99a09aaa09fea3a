import type { LRUCache } from "lru-cache";
import { recentlyUsed } from "../../../platform/cache/recently-used.server";
import { type RowSet, rowSetBytes } from "./row-set.server";

/**
 * The row ids a term finds by product texts, for each of its levels, and the categories whose names match.
 */
export type KeptWord = {
  sets: readonly RowSet[];
  categoryIds: readonly number[];
  isStop: boolean;
  readAt: number;
};

/** Changes remembered; beyond this number reading words again is cheaper. */
const maxChanges = 1000;

/**
 * A cache of keywords' terms, because words that match many products are also typed most. A changed product
 * drops nothing: it is recorded, and a word is searched again among the products changed since it was read.
 */
export class KeptWords {
  readonly #kept: LRUCache<string, KeptWord>;
  /** Ids of changed products, in the order of their announcements. */
  #changes: number[] = [];
  /** Number of changes before these. */
  #forgotten = 0;

  constructor(maxBytes: number) {
    this.#kept = recentlyUsed(maxBytes, ({ sets }) => sets.reduce((sum, set) => sum + rowSetBytes(set), 0));
  }

  /** Number of changes so far. */
  get now(): number {
    return this.#forgotten + this.#changes.length;
  }

  /** Memory of the cache, bytes. */
  get sizeBytes(): number {
    return this.#kept.calculatedSize;
  }

  /** Records that the texts of these products may have changed. */
  noteChanged(ids: readonly number[]): void {
    this.#changes.push(...ids);
    if (this.#changes.length > maxChanges) this.forget();
  }

  /** Empties the cache, and rejects what is being read right now, because category names may have changed. */
  forget(): void {
    this.#forgotten = this.now + 1;
    this.#changes = [];
    this.#kept.clear();
  }

  /** The cached result of a name, and the products changed since. */
  find(name: string): { word: KeptWord; changedIds: number[] } | undefined {
    const word = this.#kept.get(name);
    return word && { word, changedIds: [...new Set(this.#changes.slice(word.readAt - this.#forgotten))] };
  }

  /** Caches a result, unless it was read before changes that are no longer remembered. */
  put(name: string, word: KeptWord): void {
    if (word.readAt >= this.#forgotten) this.#kept.set(name, word);
  }
}
