import type { Matching } from "../../listing/listing-query.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import { listBits, setBit } from "../engine/bitmap.server";

/**
 * Found products without variations and found variations, with what is derived from them on demand,
 * ascending.
 */
export class FoundSet {
  #plain: Uint32Array | null = null;
  #variationRows: Uint32Array | null = null;
  #rowIds: Uint32Array | null = null;

  constructor(
    private readonly index: CatalogueIndex,
    readonly matching: Matching,
  ) {}

  /** The row ids of found products without variations. */
  get plain(): Uint32Array {
    this.#plain ??= listBits(this.matching.products);
    return this.#plain;
  }

  /** The rows of found variations. */
  get variationRows(): Uint32Array {
    this.#variationRows ??= listBits(this.matching.variations);
    return this.#variationRows;
  }

  /** The row ids of all found products: those without variations, and those with a found variation. */
  get rowIds(): Uint32Array {
    this.#rowIds ??= this.#join();
    return this.#rowIds;
  }

  #join(): Uint32Array {
    if (this.variationRows.length === 0) return this.plain;
    const all = this.matching.products.slice();
    const owners = this.index.variations.owners.entries;
    for (const variationRow of this.variationRows) setBit(all, owners[variationRow] as number);
    return listBits(all);
  }
}
