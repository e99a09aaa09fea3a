import type { CatalogueIndex } from "../../catalogue-index.server";
import type { Matching } from "../../listing-query.server";
import { listBits, setBit } from "../engine/bitmap.server";

/**
 * Found products without variations and found variations, with what is derived from them on demand,
 * ascending.
 */
export class FoundSet {
  #plain: Uint32Array | null = null;
  #places: Uint32Array | null = null;
  #slots: Uint32Array | null = null;

  constructor(
    private readonly index: CatalogueIndex,
    readonly matching: Matching,
  ) {}

  /** The slots of found products without variations. */
  get plain(): Uint32Array {
    this.#plain ??= listBits(this.matching.products);
    return this.#plain;
  }

  /** The places of found variations. */
  get places(): Uint32Array {
    this.#places ??= listBits(this.matching.variations);
    return this.#places;
  }

  /** The slots of all found products: those without variations, and those with a found variation. */
  get slots(): Uint32Array {
    this.#slots ??= this.#join();
    return this.#slots;
  }

  #join(): Uint32Array {
    if (this.places.length === 0) return this.plain;
    const all = this.matching.products.slice();
    const owners = this.index.variations.owners.entries;
    for (const place of this.places) setBit(all, owners[place] as number);
    return listBits(all);
  }
}
