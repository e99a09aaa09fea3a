// @public

/** A cache by name that drops the least recently used entries when it is full. */
export class RecentlyUsed<Value> {
  /** An entry's size is measured when it is put. */
  readonly #entries = new Map<string, { value: Value; size: number }>();
  #size = 0;

  /**
   * @param maxSize total size
   * @param sizeOf size of an entry
   */
  constructor(
    private readonly maxSize: number,
    private readonly sizeOf: (value: Value) => number,
  ) {}

  /** Current total size. */
  get size(): number {
    return this.#size;
  }

  /** The entry of a name, computed if it is not cached. */
  get(name: string, make: () => Value): Value {
    return this.find(name) ?? this.put(name, make());
  }

  /** The entry of a name, if it is cached. */
  find(name: string): Value | undefined {
    const kept = this.#entries.get(name);
    if (kept === undefined) return undefined;
    this.#entries.delete(name);
    this.#entries.set(name, kept);
    return kept.value;
  }

  /** Caches an entry in place of any other with its name. */
  put(name: string, value: Value): Value {
    this.drop(name);
    const size = this.sizeOf(value);
    this.#entries.set(name, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.maxSize || oldest === name) break;
      this.drop(oldest);
    }
    return value;
  }

  /** All entries with their names, the least recently used first. */
  *entries(): Iterable<[string, Value]> {
    for (const [name, { value }] of this.#entries) yield [name, value];
  }

  /** Drops the entry of a name. */
  drop(name: string): void {
    this.#size -= this.#entries.get(name)?.size ?? 0;
    this.#entries.delete(name);
  }

  /** Empties the cache. */
  clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }
}
