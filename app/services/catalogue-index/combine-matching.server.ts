import type { CatalogueIndex } from "./catalogue-index.server";
import { gatherPlaces } from "./gather-places.server";
import type { Matching, Members } from "./listing-query.server";

/**
 * What satisfies every chosen filter, and for each chosen group what satisfies all the others. Of a product with
 * variations one and the same variation must (decisions, "Catalogue").
 */
export type Combined = { all: Members; withoutOwn: (code: string) => Members };

/** Combines a base with the filters chosen. */
export function combine(base: Matching, chosen: ReadonlyMap<string, Matching>): Combined {
  const codes = [...chosen.keys()];
  const selections = [...chosen.values()];
  const products = gatherPlaces(
    base.products,
    selections.map((selection) => selection.products),
  );
  const variations = gatherPlaces(
    base.variations,
    selections.map((selection) => selection.variations),
  );
  const all = { products: products.all, variations: variations.all };
  return {
    all,
    withoutOwn(code) {
      const at = codes.indexOf(code);
      const ofProducts = products.withoutOne[at];
      const ofVariations = variations.withoutOne[at];
      return ofProducts && ofVariations ? { products: ofProducts, variations: ofVariations } : all;
    },
  };
}

/** The slots of the products that match by themselves or by one of their variations, in order, each once. */
export function matchingSlots(index: CatalogueIndex, { products, variations }: Members): Uint32Array {
  const owners = ownersOf(index, variations);
  if (owners.length === 0) return products;
  const slots = new Uint32Array(products.length + owners.length);
  let left = 0;
  let right = 0;
  for (let at = 0; at < slots.length; at++) {
    const product = products[left] ?? 0xffffffff;
    const owner = owners[right] ?? 0xffffffff;
    if (product < owner) {
      slots[at] = product;
      left++;
    } else {
      slots[at] = owner;
      right++;
    }
  }
  return slots;
}

/** Variations of one product stand side by side; only those written later stand behind those of newer products. */
function ownersOf({ variations: { owners } }: CatalogueIndex, places: Uint32Array): Uint32Array {
  const found = new Uint32Array(places.length);
  let count = 0;
  let isSorted = true;
  for (let at = 0; at < places.length; at++) {
    const owner = owners[places[at] as number] as number;
    const last = count > 0 ? (found[count - 1] as number) : -1;
    if (owner === last) continue;
    if (owner < last) isSorted = false;
    found[count++] = owner;
  }
  const distinct = found.subarray(0, count);
  return isSorted ? distinct : distinct.sort();
}
