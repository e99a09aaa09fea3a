import type { Matching } from "../../listing/listing-query.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import { type Bitmap, signed } from "../engine/bitmap.server";
import { FoundSet } from "./found-set.server";

/**
 * The matches of all selected filters, and for each filtered group the matches of all others, which that
 * group counts. For a product with variations a single variation must match (rule filters-4).
 */
export type Combined = { all: FoundSet; others: ReadonlyMap<string, FoundSet> };

/** Combines a base with the matches of the selected filters. */
export function combine(
  index: CatalogueIndex,
  base: Matching,
  chosen: ReadonlyMap<string, Matching>,
): Combined {
  const selections = [...chosen.values()];
  const products = combineBitmaps(
    base.products,
    selections.map((selection) => selection.products),
  );
  const variations = combineBitmaps(
    base.variations,
    selections.map((selection) => selection.variations),
  );
  const found = [...chosen.keys()].map((code, at): [string, FoundSet] => [
    code,
    new FoundSet(index, {
      products: products.others[at] as Bitmap,
      variations: variations.others[at] as Bitmap,
    }),
  ]);
  return {
    all: new FoundSet(index, { products: products.all, variations: variations.all }),
    others: new Map(found),
  };
}

/** What is in the base and all selections, and for each selection what is in the base and all others. */
function combineBitmaps(base: Bitmap, selections: readonly Bitmap[]): { all: Bitmap; others: Bitmap[] } {
  const combined = new Uint32Array(base.length);
  const others = selections.map(() => new Uint32Array(base.length));
  for (let word = 0; word < base.length; word++) {
    let all = signed(base[word]);
    if (all === 0) continue;
    /** Missing in just one selection so far. */
    let once = 0;
    for (const selection of selections) {
      const own = signed(selection[word]);
      once = (once & own) | (all & ~own);
      all &= own;
    }
    combined[word] = all;
    for (let nth = 0; nth < selections.length; nth++)
      (others[nth] as Bitmap)[word] = all | (once & ~signed((selections[nth] as Bitmap)[word]));
  }
  return { all: combined, others };
}
