/** A cache by name that drops the least recently used entries when it is full. */
export class RecentlyUsed<Thing> {
  /** An entry's size is measured when it is put. */
  readonly #things = new Map<string, { thing: Thing; size: number }>();
  #size = 0;

  /**
   * @param maxSize total size
   * @param sizeOf size of an entry
   */
  constructor(
    private readonly maxSize: number,
    private readonly sizeOf: (thing: Thing) => number,
  ) {}

  /** Current total size. */
  get size(): number {
    return this.#size;
  }

  /** Whether a name is cached. */
  has(name: string): boolean {
    return this.#things.has(name);
  }

  /** The entry of a name, computed if it is not cached. */
  get(name: string, make: () => Thing): Thing {
    return this.find(name) ?? this.put(name, make());
  }

  /** The entry of a name, if it is cached. */
  find(name: string): Thing | undefined {
    const kept = this.#things.get(name);
    if (kept === undefined) return undefined;
    this.#things.delete(name);
    this.#things.set(name, kept);
    return kept.thing;
  }

  /** Caches an entry in place of any other with its name. */
  put(name: string, thing: Thing): Thing {
    this.#forget(name);
    const size = this.sizeOf(thing);
    this.#things.set(name, { thing, size });
    this.#size += size;
    for (const oldest of this.#things.keys()) {
      if (this.#size <= this.maxSize || oldest === name) break;
      this.#forget(oldest);
    }
    return thing;
  }

  /** All entries. */
  *all(): Iterable<Thing> {
    for (const { thing } of this.#things.values()) yield thing;
  }

  /** Empties the cache. */
  clear(): void {
    this.#things.clear();
    this.#size = 0;
  }

  #forget(name: string): void {
    this.#size -= this.#things.get(name)?.size ?? 0;
    this.#things.delete(name);
  }
}
