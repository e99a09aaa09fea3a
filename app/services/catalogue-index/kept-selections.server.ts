import { bitsFor } from "./bits.server";
import type { Matching } from "./listing-query.server";
import { addPlaces, type PlaceSet, packed, placeSetBytes, unpacked } from "./place-set.server";
import { RecentlyUsed } from "./recently-used.server";

type Kept = Pick<Matching, "size" | "runs"> & { products: PlaceSet; variations: PlaceSet };
/** How many products and variations there are. */
type Counts = { products: number; variations: number };

/** What satisfies a category or one value of a filter, ready to be combined; the least used give way. */
export class KeptSelections {
  readonly #kept: RecentlyUsed<Kept>;

  constructor(maxBytes: number) {
    this.#kept = new RecentlyUsed(
      maxBytes,
      ({ products, variations }) => placeSetBytes(products) + placeSetBytes(variations),
    );
  }

  /** Memory of what is kept, bytes. */
  get sizeBytes(): number {
    return this.#kept.size;
  }

  /** The selection of a name, made when it is not kept. It is for reading only. */
  get(name: string, counts: Counts, make: () => Matching): Matching {
    const { products, variations, ...rest } = this.#keep(name, make);
    return {
      products: unpacked(products, counts.products),
      variations: unpacked(variations, counts.variations),
      ...rest,
    };
  }

  /** What is in any of the selections; each is made when it is not kept. */
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

  /** Whether all of these are kept. */
  hasAll(names: readonly string[]): boolean {
    return names.every((name) => this.#kept.has(name));
  }

  /** Forgets everything. */
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
