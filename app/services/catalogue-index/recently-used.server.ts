/** Things kept by name until there are too many: then those not used for longest go. */
export class RecentlyUsed<Thing> {
  /** A thing counts as much as it did when it was put. */
  readonly #things = new Map<string, { thing: Thing; size: number }>();
  #size = 0;

  /**
   * @param maxSize how much is kept in all
   * @param sizeOf what one thing counts
   */
  constructor(
    private readonly maxSize: number,
    private readonly sizeOf: (thing: Thing) => number,
  ) {}

  /** How much is kept now. */
  get size(): number {
    return this.#size;
  }

  /** Whether the thing of a name is kept. */
  has(name: string): boolean {
    return this.#things.has(name);
  }

  /** The thing of a name, made when it is not kept. */
  get(name: string, make: () => Thing): Thing {
    return this.find(name) ?? this.put(name, make());
  }

  /** The thing of a name, if it is kept. */
  find(name: string): Thing | undefined {
    const kept = this.#things.get(name);
    if (kept === undefined) return undefined;
    this.#things.delete(name);
    this.#things.set(name, kept);
    return kept.thing;
  }

  /** Keeps a thing, in place of the one of the same name. */
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

  /** Everything kept. */
  *all(): Iterable<Thing> {
    for (const { thing } of this.#things.values()) yield thing;
  }

  /** Lets go of everything. */
  clear(): void {
    this.#things.clear();
    this.#size = 0;
  }

  #forget(name: string): void {
    this.#size -= this.#things.get(name)?.size ?? 0;
    this.#things.delete(name);
  }
}
