// @public

/** What a stop, or a start that fails, lets go of. */
export class Opened {
  readonly #closers: (() => Promise<void>)[] = [];
  #isClosing = false;

  /** Whether it is being let go of. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Adds how to let go of what was just opened. */
  push(...closers: (() => Promise<void>)[]): void {
    this.#closers.push(...closers);
  }

  /** Lets go of everything, what was opened last first. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
}
