import { listBits } from "./bits.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import { combineBits } from "./combine-bits.server";
import type { Matching } from "./listing-query.server";
import { Members } from "./members.server";

/**
 * What satisfies every chosen filter, and for each chosen group what satisfies all the others but not its own: both
 * together are what the group counts. Of a product with variations one and the same variation must satisfy
 * (decisions, "Catalogue").
 */
export type Combined = { all: Members; missingOnly: ReadonlyMap<string, Matching> };

/** Combines a base with the filters chosen. */
export function combine(
  index: CatalogueIndex,
  base: Matching,
  chosen: ReadonlyMap<string, Matching>,
): Combined {
  const selections = [...chosen.values()];
  const products = combineBits(
    base.products,
    selections.map((selection) => selection.products),
  );
  const variations = combineBits(
    base.variations,
    selections.map((selection) => selection.variations),
  );
  const missingOnly = new Map<string, Matching>();
  for (const [at, code] of [...chosen.keys()].entries()) {
    const [ofProducts, ofVariations] = [products.missingOne[at], variations.missingOne[at]];
    if (ofProducts && ofVariations) missingOnly.set(code, { products: ofProducts, variations: ofVariations });
  }
  return { all: new Members(index, listBits(products.all), listBits(variations.all)), missingOnly };
}
