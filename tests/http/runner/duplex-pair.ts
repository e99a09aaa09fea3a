import { Duplex } from "node:stream";

/** Two ends of a connection inside the process: what is written to one is read from the other. */
export function duplexPair(): [Duplex, Duplex] {
  const ends: [End, End] = [new End(), new End()];
  ends[0].other = ends[1];
  ends[1].other = ends[0];
  return ends;
}

class End extends Duplex {
  other: End | null = null;
  /** Called once the other end is ready for more. */
  #resume: (() => void) | null = null;

  override _read(): void {
    const resume = this.#resume;
    this.#resume = null;
    resume?.();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    const { other } = this;
    const isGone = !other || other.destroyed;
    if (isGone || chunk.length === 0 || other.push(chunk)) done();
    else other.#resume = done;
  }

  override _final(done: () => void): void {
    if (this.other && !this.other.destroyed) this.other.push(null);
    done();
  }
}
