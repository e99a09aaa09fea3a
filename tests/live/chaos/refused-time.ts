/**
 * How long something was refused: a stretch begins with a refusal and ends with the next answer that is
 * right.
 */
export class RefusedTime {
  #sinceMs: number | null = null;
  #sumMs = 0;
  /** When the last stretch ended. */
  servedSinceMs = 0;

  constructor(private readonly nowMs: () => number) {}

  /** Takes an answer in. @param askedMs when it was asked for */
  note(isServed: boolean, askedMs: number): void {
    if (!isServed) this.#sinceMs ??= askedMs;
    else if (this.#sinceMs !== null) {
      this.servedSinceMs = this.nowMs();
      this.#sumMs += this.servedSinceMs - this.#sinceMs;
      this.#sinceMs = null;
    }
  }

  /** Whether the last answer was right. */
  get isServed(): boolean {
    return this.#sinceMs === null;
  }

  /** All of it so far, the stretch that has not ended included. */
  get totalMs(): number {
    return this.#sumMs + (this.#sinceMs === null ? 0 : this.nowMs() - this.#sinceMs);
  }
}
