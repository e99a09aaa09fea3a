/** Unsigned integers of one width. */
export type UintArray = Uint8Array | Uint16Array | Uint32Array;
/** Creates a view of one width. */
export type ViewKind<Kind extends UintArray> = {
  new (buffer: ArrayBufferLike, address: number, length: number): Kind;
  readonly BYTES_PER_ELEMENT: number;
};

declare const placed: unique symbol;
/** A view of the kernel's memory: its `byteOffset` is the address for the kernel. */
export type Placed<Kind extends UintArray = Uint32Array> = Kind & { readonly [placed]: true };

const pageBytes = 65_536;
/** 2 GB, four times the limit of a process's indexes. It is only reserved; memory is committed as it grows. */
const maxPages = 32_768;
/**
 * The kernel reads steps of 16 bytes, and entries of 32 bits for 128 places at once: views are padded accordingly.
 */
const unitBytes = 512;

/**
 * The memory of the counting kernel (docs/decisions/0014-counting-kernel.md), shared by all indexes of the process:
 * a separate memory for each would reserve gigabytes of addresses. It is a shared memory, because its views stay
 * valid when it grows.
 */
export class KernelMemory {
  readonly memory = new WebAssembly.Memory({ initial: 1, maximum: maxPages, shared: true });
  /** Everything below is allocated or free; address 0 is never used. */
  #end = unitBytes;
  #usedBytes = 0;
  /** Addresses of free blocks by size. */
  readonly #free = new Map<number, number[]>();
  /** Blocks released when their owner is garbage-collected. */
  readonly owners = new FinalizationRegistry<Map<number, number>>((blocks) => {
    for (const [address, size] of blocks) this.give(address, size);
  });

  /** Allocates a zeroed block of at least this size. Throws RangeError when memory is exhausted. */
  take(bytes: number): { address: number; size: number } {
    const size = blockSize(bytes);
    this.#usedBytes += size;
    const used = this.#free.get(size)?.pop();
    // Fresh memory is zero, and its pages are not touched before the first write: zeroing an index of a million
    // would delay other requests.
    if (used === undefined) return { address: this.#takeNew(size), size };
    new Uint8Array(this.memory.buffer, used, size).fill(0);
    return { address: used, size };
  }

  /** Allocated bytes. */
  get usedBytes(): number {
    return this.#usedBytes;
  }

  /** Releases a block. */
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

/** Eight sizes per power of two, so that a block released by one index fits another of about the same size. */
function blockSize(bytes: number): number {
  const step = Math.max(unitBytes, 2 ** (Math.floor(Math.log2(Math.max(1, bytes))) - 3));
  return Math.max(step, Math.ceil(bytes / step) * step);
}

/** The blocks of one owner, released when the owner is garbage-collected. */
export class Arena {
  readonly #blocks = new Map<number, number>();
  #bytes = 0;

  constructor(private readonly memory: KernelMemory) {}

  /** Its memory, bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** A zeroed view of at least `length` entries. */
  take<Kind extends UintArray>(kind: ViewKind<Kind>, length: number): Placed<Kind> {
    const { address, size } = this.memory.take(length * kind.BYTES_PER_ELEMENT);
    this.#blocks.set(address, size);
    this.#bytes += size;
    return new kind(this.memory.memory.buffer, address, size / kind.BYTES_PER_ELEMENT) as Placed<Kind>;
  }

  /**
   * A view with the same entries and room for `count`: the same view, or one that is an eighth longer than needed.
   */
  grown<Kind extends UintArray>(view: Placed<Kind>, count: number): Placed<Kind> {
    if (count <= view.length) return view;
    const bigger = this.take(view.constructor as ViewKind<Kind>, count + (count >>> 3));
    bigger.set(view);
    this.give(view);
    return bigger;
  }

  /** Releases the block of a view; the view must not be used afterwards. */
  give(view: Placed<UintArray>): void {
    const size = this.#blocks.get(view.byteOffset);
    if (size === undefined) return;
    this.#blocks.delete(view.byteOffset);
    this.#bytes -= size;
    this.memory.give(view.byteOffset, size);
  }

  /** Releases everything; its views must not be used afterwards. */
  giveAll(): void {
    for (const [address, size] of this.#blocks) this.memory.give(address, size);
    this.#blocks.clear();
    this.#bytes = 0;
  }

  /**
   * Releases everything when `owner` is garbage-collected, if it was not released before. The owner may refer to
   * the arena, but not the arena to the owner.
   */
  diesWith(owner: object): void {
    this.memory.owners.register(owner, this.#blocks);
  }
}
