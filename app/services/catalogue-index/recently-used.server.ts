/** Things kept by name until there are too many: then those not used for longest go. */
export class RecentlyUsed<Thing> {
  readonly #things = new Map<string, Thing>();
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
    const kept = this.#things.get(name);
    if (kept !== undefined) {
      this.#things.delete(name);
      this.#things.set(name, kept);
      return kept;
    }
    const made = make();
    this.#things.set(name, made);
    this.#size += this.sizeOf(made);
    for (const [oldest, thing] of this.#things) {
      if (this.#size <= this.maxSize || oldest === name) break;
      this.#things.delete(oldest);
      this.#size -= this.sizeOf(thing);
    }
    return made;
  }

  /** Lets go of everything. */
  clear(): void {
    this.#things.clear();
    this.#size = 0;
  }
}
