// @public

import type { Owners } from "~/models/shops/settings/owners";
import type { CacheUse } from "../../platform/cache/cache-use";
import { dataSize } from "../../platform/cache/data-size.server";

/** A cached value, its tags, and what it takes in memory. */
type Entry = {
  value: Promise<unknown>;
  tags: Set<string>;
  owners: Owners;
  untilMs: number;
  sizeBytes: number;
};

/** Lifetime of a value: five minutes (rule templates-8). */
const lifetimeMs = 300_000;
/** Memory of an entry besides its key, value and tags. */
const entryBytes = 500;

/**
 * Loads a value. `addCacheTags` collects its tags; `doNotKeep` reports that a part failed, so that it is not
 * cached.
 */
export type Remembered<T> = (addCacheTags: (...tags: string[]) => void, doNotKeep: () => void) => Promise<T>;

/** Caches values by a key that is unique in the shop; their tags are added to the page's. */
export type Remember = <T>(key: string, load: Remembered<T>) => Promise<T>;

/**
 * What many pages of a shop share and few changes touch: templates and their views, menus, addresses,
 * categories' own words, similar products, cards of products. Remembered in the process, dropped
 * the moment one of its tags changes, or when there is no room and it was used least recently. Nothing
 * personal may enter; a caller whose answer depends on the visitor's audience says so in the key.
 */
export class DataCache {
  #entries = new Map<string, Entry>();
  #isHeld = false;
  #sizeBytes = 0;
  readonly use: CacheUse = { hits: 0, misses: 0 };

  /** @param maxBytes memory of all cached values */
  constructor(
    private readonly nowMs: () => number,
    private readonly maxBytes: number,
  ) {}

  /** Memory of all cached values, bytes. */
  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /**
   * The cached value, or a newly loaded one; concurrent callers share a load.
   * @param key unique in the shop
   * @param shows gets the value's tags on every call
   */
  async get<T>(
    owners: Owners,
    key: string,
    addCacheTags: (...tags: string[]) => void,
    load: Remembered<T>,
  ): Promise<T> {
    const fullKey = `${owners[0]} ${key}`;
    const known = this.#entries.get(fullKey);
    const isHit = known !== undefined && (this.#isHeld || known.untilMs > this.nowMs());
    this.use[isHit ? "hits" : "misses"] += 1;
    const entry = isHit ? this.#touch(fullKey, known) : this.#load(fullKey, owners, load);
    const value = (await entry.value) as T;
    addCacheTags(...entry.tags);
    return value;
  }

  /**
   * Drops the values with one of the tags; the tag `shop` drops all of the owner's.
   * @param ownerId a shop, or a tenant with all its shops
   */
  purge(ownerId: string, tags: readonly string[]): void {
    const changed = new Set(tags);
    const whole = changed.has("shop");
    // A value still being loaded may contain what just changed, whatever tags it has so far.
    for (const [key, entry] of this.#entries)
      if (
        entry.owners.includes(ownerId) &&
        (whole || entry.tags.size === 0 || haveInCommon(entry.tags, changed))
      )
        this.#drop(key, entry);
  }

  /**
   * Serves cached values at any age until it is cleared, while they cannot be loaded again (rule
   * resilience-1).
   */
  hold(): void {
    this.#isHeld = true;
  }

  /** Empties the cache. */
  clear(): void {
    this.#isHeld = false;
    this.#entries.clear();
    this.#sizeBytes = 0;
  }

  /** The map is in order of use. */
  #touch(fullKey: string, entry: Entry): Entry {
    this.#entries.delete(fullKey);
    this.#entries.set(fullKey, entry);
    return entry;
  }

  #load<T>(fullKey: string, owners: Owners, load: Remembered<T>): Entry {
    const collected = new Set<string>();
    const entry: Entry = {
      value: Promise.resolve(),
      tags: new Set(),
      owners,
      untilMs: this.nowMs() + lifetimeMs,
      sizeBytes: 0,
    };
    const forget = () => {
      if (this.#entries.get(fullKey) === entry) this.#drop(fullKey, entry);
    };
    const collect = (...tags: string[]) => {
      for (const tag of tags) collected.add(tag);
    };
    const old = this.#entries.get(fullKey);
    if (old) this.#drop(fullKey, old);
    // Known before it is loaded: a load that fails at once must find itself here to be forgotten.
    this.#entries.set(fullKey, entry);
    this.#grow(entry, entryBytes + fullKey.length);
    entry.value = load(collect, forget).then((value) => {
      entry.tags = collected;
      if (this.#entries.get(fullKey) === entry) this.#grow(entry, dataSize([value, collected]));
      return value;
    });
    entry.value.catch(forget);
    return entry;
  }

  /** Counts more memory of an entry, and drops the least recently used ones until all fit. */
  #grow(entry: Entry, bytes: number): void {
    entry.sizeBytes += bytes;
    this.#sizeBytes += bytes;
    for (const [key, oldest] of this.#entries) {
      if (this.#sizeBytes <= this.maxBytes) break;
      this.#drop(key, oldest);
    }
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#sizeBytes -= entry.sizeBytes;
  }
}

/** A long list of changes meets thousands of values with few tags each. */
function haveInCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const tag of few) if (many.has(tag)) return true;
  return false;
}
