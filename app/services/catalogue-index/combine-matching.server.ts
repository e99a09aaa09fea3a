import { type Bits, bitsFor, intersection, membersOf, setBit } from "./bits.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import type { Matching, Members } from "./listing-query.server";

/** What satisfies both; of a product with variations one and the same variation must (decisions, "Catalogue"). */
const both = (a: Matching, b: Matching): Matching => ({
  products: intersection(a.products, b.products),
  variations: intersection(a.variations, b.variations),
});

/** What satisfies every chosen filter, and for each chosen group what satisfies all the others. */
export type Combined = { all: Matching; members: Members; withoutOwn: (code: string) => Members };

/** Combines a base with the filters chosen. */
export function combine(base: Matching, chosen: ReadonlyMap<string, Matching>): Combined {
  const except = (code: string | null) =>
    [...chosen].reduce((found, [other, matching]) => (other === code ? found : both(found, matching)), base);
  const all = except(null);
  const members = listed(all);
  return { all, members, withoutOwn: (code) => (chosen.has(code) ? listed(except(code)) : members) };
}

const listed = ({ products, variations }: Matching): Members => ({
  products: membersOf(products),
  variations: membersOf(variations),
});

/** The products that match by themselves or by one of their variations. */
export function matchingProducts(index: CatalogueIndex, { products, variations }: Members): Bits {
  const found = bitsFor(index.products.count);
  const { owners } = index.variations;
  for (let at = 0; at < products.length; at++) setBit(found, products[at] as number);
  for (let at = 0; at < variations.length; at++) setBit(found, owners[variations[at] as number] as number);
  return found;
}
