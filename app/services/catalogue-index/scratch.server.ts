import { Arena, type KernelMemory, type Placed } from "./kernel-memory.server";

/**
 * Kernel memory for what a query works with. A query never waits, so all of them use the same one after the other: what
 * was taken is free again when the next one begins.
 */
export class Scratch {
  readonly #arena: Arena;
  #views: Placed[] = [];
  #used = 0;

  constructor(memory: KernelMemory) {
    this.#arena = new Arena(memory);
  }

  /** Begins a query. What came of the one before must not be read any more. */
  begin(): void {
    this.#used = 0;
    if (this.#views.length < 2) return;
    // More than one was needed: one that holds as much is there the next time.
    const length = this.#views.reduce((sum, view) => sum + view.length, 0);
    for (const view of this.#views) this.#arena.give(view);
    this.#views = [this.#arena.take(Uint32Array, length)];
  }

  /** A view of `length` entries; what stands in it is left over from others. */
  take(length: number): Placed {
    const room = aligned(length);
    const last = this.#views.at(-1);
    if (last && this.#used + room <= last.length) {
      const view = last.subarray(this.#used, this.#used + length) as Placed;
      this.#used += room;
      return view;
    }
    this.#views.push(this.#arena.take(Uint32Array, Math.max(room, 2 * (last?.length ?? 0))));
    this.#used = 0;
    return this.take(length);
  }

  /**
   * A list of at most `most` entries: `write` is told its address, where there is room for eight more, and answers how
   * many it wrote.
   */
  takeList(most: number, write: (address: number) => number): Placed {
    const room = this.take(most + 8);
    const list = room.subarray(0, write(room.byteOffset)) as Placed;
    this.#used -= aligned(most + 8) - aligned(list.length);
    return list;
  }

  /** A view of `length` entries that are 0. */
  takeEmpty(length: number): Placed {
    const view = this.take(length);
    view.fill(0);
    return view;
  }

  /** The addresses of some views, as the kernel takes a list of them. */
  addresses(views: readonly Placed<Uint8Array | Uint32Array>[]): Placed {
    const list = this.take(views.length);
    for (const [at, { byteOffset }] of views.entries()) list[at] = byteOffset;
    return list;
  }

  /** The same entries where the kernel reads them. */
  copy(entries: Uint32Array): Placed {
    const view = this.take(entries.length);
    view.set(entries);
    return view;
  }
}

/** The kernel reads steps of 16 bytes. */
const aligned = (length: number) => (length + 3) & ~3;
