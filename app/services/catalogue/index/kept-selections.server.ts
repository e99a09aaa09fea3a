import type { Matching } from "../listing-query.server";
import { bitsFor } from "./bits.server";
import { addPlaces, type PlaceSet, packed, placeSetBytes, unpacked } from "./place-set.server";
import { RecentlyUsed } from "./recently-used.server";

type Kept = Pick<Matching, "size" | "runs"> & { products: PlaceSet; variations: PlaceSet };
/** Number of products and variations. */
type Counts = { products: number; variations: number };

/**
 * A cache of selections, one per category or filter value, ready to be combined; the least recently used are
 * dropped.
 */
export class KeptSelections {
  readonly #kept: RecentlyUsed<Kept>;

  constructor(maxBytes: number) {
    this.#kept = new RecentlyUsed(
      maxBytes,
      ({ products, variations }) => placeSetBytes(products) + placeSetBytes(variations),
    );
  }

  /** Memory of the cache, bytes. */
  get sizeBytes(): number {
    return this.#kept.size;
  }

  /** The selection of a name, computed if it is not cached. Read-only. */
  get(name: string, counts: Counts, make: () => Matching): Matching {
    const { products, variations, ...rest } = this.#keep(name, make);
    return {
      products: unpacked(products, counts.products),
      variations: unpacked(variations, counts.variations),
      ...rest,
    };
  }

  /** The union of selections, each computed if it is not cached. */
  union(names: readonly string[], counts: Counts, make: (at: number) => Matching): Matching {
    const [only] = names;
    if (names.length === 1 && only !== undefined) return this.get(only, counts, () => make(0));
    const union = { products: bitsFor(counts.products), variations: bitsFor(counts.variations) };
    for (const [at, name] of names.entries()) {
      const { products, variations } = this.#keep(name, () => make(at));
      addPlaces(union.products, products);
      addPlaces(union.variations, variations);
    }
    return union;
  }

  /** Whether all of these are cached. */
  hasAll(names: readonly string[]): boolean {
    return names.every((name) => this.#kept.has(name));
  }

  /** Empties the cache. */
  clear(): void {
    this.#kept.clear();
  }

  #keep(name: string, make: () => Matching): Kept {
    return this.#kept.get(name, () => {
      const { products, variations, ...rest } = make();
      return { products: packed(products), variations: packed(variations), ...rest };
    });
  }
}
