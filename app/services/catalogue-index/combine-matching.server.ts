import { type Bits, intersection, setBit } from "./bits.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import type { Matching } from "./listing-query.server";

/** What satisfies both; of a product with variations one and the same variation must (decisions, "Catalogue"). */
const both = (a: Matching, b: Matching): Matching => ({
  products: intersection(a.products, b.products),
  variations: intersection(a.variations, b.variations),
});

/** What satisfies every chosen filter, and for each chosen group what satisfies all the others. */
export type Combined = { all: Matching; withoutOwn: (code: string) => Matching };

/** Combines a base with the filters chosen. */
export function combine(base: Matching, chosen: ReadonlyMap<string, Matching>): Combined {
  const except = (code: string | null) =>
    [...chosen].reduce((found, [other, matching]) => (other === code ? found : both(found, matching)), base);
  const all = except(null);
  return { all, withoutOwn: (code) => (chosen.has(code) ? except(code) : all) };
}

/** The products that match by themselves or by one of their variations. */
export function matchingProducts(index: CatalogueIndex, { products, variations }: Matching): Bits {
  const found = products.slice();
  const { owners } = index.variations;
  for (let word = 0; word < variations.length; word++) {
    let value = variations[word] as number;
    while (value !== 0) {
      const lowest = value & -value;
      setBit(found, owners[(word << 5) + 31 - Math.clz32(lowest)] as number);
      value ^= lowest;
    }
  }
  return found;
}
