/** Unsigned integers of one width. */
export type UintArray = Uint8Array | Uint16Array | Uint32Array;
/** How a view of some width is made. */
export type ViewKind<Kind extends UintArray> = {
  new (buffer: ArrayBufferLike, address: number, length: number): Kind;
  readonly BYTES_PER_ELEMENT: number;
};

declare const placed: unique symbol;
/** A view of the kernel's memory: its `byteOffset` is the address the kernel knows it by. */
export type Placed<Kind extends UintArray = Uint32Array> = Kind & { readonly [placed]: true };

const pageBytes = 65_536;
/** 2 GB, four times what the indexes of a process may have. It is not taken but by growing into it. */
const maxPages = 32_768;
/** The kernel reads steps of 16 bytes, and entries of 32 bits for 128 places at once: views are as long as these need. */
const unitBytes = 512;

/**
 * The memory of the counting kernel (docs/decisions/0014-counting-kernel.md), shared by all indexes of the process: each
 * memory of its own would reserve gigabytes of addresses. It is a shared memory because views of such a one stay good
 * when it grows.
 */
export class KernelMemory {
  readonly memory = new WebAssembly.Memory({ initial: 1, maximum: maxPages, shared: true });
  /** Everything below is taken or free; 0 is nobody's address. */
  #end = unitBytes;
  #usedBytes = 0;
  /** Addresses of free blocks by their size. */
  readonly #free = new Map<number, number[]>();
  /** Blocks that are given back when their owner is collected. */
  readonly owners = new FinalizationRegistry<Map<number, number>>((blocks) => {
    for (const [address, size] of blocks) this.give(address, size);
  });

  /** Takes a block of at least so many bytes, all 0. Throws RangeError when there is no more memory. */
  take(bytes: number): { address: number; size: number } {
    const size = blockSize(bytes);
    this.#usedBytes += size;
    const used = this.#free.get(size)?.pop();
    // Memory nobody had is empty, and no page of it is touched before something is written: an index of a million would
    // hold up everybody else while it is made.
    if (used === undefined) return { address: this.#takeNew(size), size };
    new Uint8Array(this.memory.buffer, used, size).fill(0);
    return { address: used, size };
  }

  /** How much is taken and not given back, bytes. */
  get usedBytes(): number {
    return this.#usedBytes;
  }

  /** Gives a block back. */
  give(address: number, size: number): void {
    this.#usedBytes -= size;
    const same = this.#free.get(size);
    if (same) same.push(address);
    else this.#free.set(size, [address]);
  }

  #takeNew(size: number): number {
    const address = this.#end;
    const missing = address + size - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / pageBytes));
    this.#end = address + size;
    return address;
  }
}

/** Eight sizes for each power of two, so that what one index gives back fits the next of about its size. */
function blockSize(bytes: number): number {
  const step = Math.max(unitBytes, 2 ** (Math.floor(Math.log2(Math.max(1, bytes))) - 3));
  return Math.max(step, Math.ceil(bytes / step) * step);
}

/** The blocks of one owner, given back when nobody has the owner any more. */
export class Arena {
  readonly #blocks = new Map<number, number>();
  #bytes = 0;

  constructor(private readonly memory: KernelMemory) {}

  /** Memory it has, bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** A view of at least `length` entries, all 0. */
  take<Kind extends UintArray>(kind: ViewKind<Kind>, length: number): Placed<Kind> {
    const { address, size } = this.memory.take(length * kind.BYTES_PER_ELEMENT);
    this.#blocks.set(address, size);
    this.#bytes += size;
    return new kind(this.memory.memory.buffer, address, size / kind.BYTES_PER_ELEMENT) as Placed<Kind>;
  }

  /** A view with the same entries and room for `count`: the same one, or one that is an eighth longer than that. */
  grown<Kind extends UintArray>(view: Placed<Kind>, count: number): Placed<Kind> {
    if (count <= view.length) return view;
    const bigger = this.take(view.constructor as ViewKind<Kind>, count + (count >>> 3));
    bigger.set(view);
    this.give(view);
    return bigger;
  }

  /** Gives the block of a view back; the view must not be used any more. */
  give(view: Placed<UintArray>): void {
    const size = this.#blocks.get(view.byteOffset);
    if (size === undefined) return;
    this.#blocks.delete(view.byteOffset);
    this.#bytes -= size;
    this.memory.give(view.byteOffset, size);
  }

  /** Gives everything back; no view of it must be used any more. */
  giveAll(): void {
    for (const [address, size] of this.#blocks) this.memory.give(address, size);
    this.#blocks.clear();
    this.#bytes = 0;
  }

  /**
   * Gives everything back when `owner` is collected and nobody did before. The owner may hold the arena, the arena must
   * not hold the owner.
   */
  diesWith(owner: object): void {
    this.memory.owners.register(owner, this.#blocks);
  }
}
