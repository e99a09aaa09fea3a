import { Arena, type KernelMemory, type Placed } from "./kernel-memory.server";

/**
 * Kernel memory for the working data of queries. Queries never wait, so all use the same memory one after the
 * other.
 */
export class Scratch {
  readonly #arena: Arena;
  #views: Placed[] = [];
  #used = 0;

  constructor(memory: KernelMemory) {
    this.#arena = new Arena(memory);
  }

  /** Begins a query. The previous query's results must not be read any more. */
  begin(): void {
    this.#used = 0;
    if (this.#views.length < 2) return;
    // Several blocks were needed; the next query gets one of their total size.
    const length = this.#views.reduce((sum, view) => sum + view.length, 0);
    for (const view of this.#views) this.#arena.give(view);
    this.#views = [this.#arena.take(Uint32Array, length)];
  }

  /** A view of `length` entries with arbitrary content. */
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
   * A list of at most `most` entries: `write` gets its address, with room for eight more, and returns how many it
   * wrote.
   */
  takeList(most: number, write: (address: number) => number): Placed {
    const room = this.take(most + 8);
    const list = room.subarray(0, write(room.byteOffset)) as Placed;
    this.#used -= aligned(most + 8) - aligned(list.length);
    return list;
  }

  /** A zeroed view of `length` entries. */
  takeEmpty(length: number): Placed {
    const view = this.take(length);
    view.fill(0);
    return view;
  }

  /** The addresses of views, as the kernel takes a list of them. */
  addresses(views: readonly Placed<Uint8Array | Uint32Array>[]): Placed {
    const list = this.take(views.length);
    for (const [at, { byteOffset }] of views.entries()) list[at] = byteOffset;
    return list;
  }

  /** Copies entries into the kernel's memory. */
  copy(entries: Uint32Array): Placed {
    const view = this.take(entries.length);
    view.set(entries);
    return view;
  }
}

/** The kernel reads steps of 16 bytes. */
const aligned = (length: number) => (length + 3) & ~3;
