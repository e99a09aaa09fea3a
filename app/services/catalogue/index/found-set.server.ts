import type { Placed } from "./kernel-memory.server";
import type { PlacedMatching, QuerySpace } from "./query-space.server";
import type { PlacedRuns } from "./runs.server";

/**
 * The found products without variations by slot and variations by place, with everything derived from them on
 * demand.
 */
export class FoundSet {
  readonly products: Placed;
  readonly variations: Placed;
  #oneOfEach: Placed | null = null;
  #bits: Placed | null = null;
  #slots: Placed | null = null;
  #total: number | null = null;

  constructor(
    readonly space: QuerySpace,
    { products, variations }: PlacedMatching,
  ) {
    this.products = products;
    this.variations = variations;
  }

  /** For each product with found variations, one of their places. */
  get oneOfEach(): Placed {
    this.#oneOfEach ??= this.#findOneOfEach();
    return this.#oneOfEach;
  }

  /** All found products: those without variations, and those with a found variation. */
  get bits(): Placed {
    this.#bits ??= this.#join();
    return this.#bits;
  }

  /** Number of found products. */
  get total(): number {
    this.#total ??= this.#count();
    return this.#total;
  }

  /** The range that may contain found products. */
  get runs(): PlacedRuns {
    return this.space.products;
  }

  /** The slots of all found products, ascending. */
  get slots(): Placed {
    this.#slots ??= this.space.listProducts(this.bits);
    return this.#slots;
  }

  #findOneOfEach(): Placed {
    const { address, count } = this.space.variations;
    const { kernel, scratch } = this.space.index.engine;
    const out = scratch.take(this.variations.length);
    const { last } = this.space.index.variations;
    kernel.oneOfEach(this.variations.byteOffset, last.byteOffset, address, count, out.byteOffset);
    return out;
  }

  #count(): number {
    const { address, count } = this.runs;
    const { kernel, scratch } = this.space.index.engine;
    const all = this.bits.byteOffset;
    const total = scratch.take(1);
    kernel.countBoth(all, all, address, count, total.byteOffset);
    return total[0] as number;
  }

  #join(): Placed {
    const { products, index } = this.space;
    const { kernel, scratch } = index.engine;
    const all = scratch.take(this.products.length);
    const own = this.products.byteOffset;
    kernel.both(own, own, products.address, products.count, all.byteOffset);
    const families = this.space.listVariations(this.oneOfEach);
    const { owners } = index.variations;
    kernel.addOwners(families.byteOffset, families.length, owners.byteOffset, all.byteOffset);
    return all;
  }
}
