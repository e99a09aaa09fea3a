import type { CatalogueIndex } from "./catalogue-index.server";
import { gatherPlaces } from "./gather-places.server";
import type { Matching } from "./listing-query.server";
import { Members } from "./members.server";

/**
 * What satisfies every chosen filter, and for each chosen group what satisfies all the others but not its own: both
 * together are what the group counts. Of a product with variations one and the same variation must satisfy
 * (decisions, "Catalogue").
 */
export type Combined = { all: Members; missingOnly: ReadonlyMap<string, Members> };

/** Combines a base with the filters chosen. */
export function combine(
  index: CatalogueIndex,
  base: Matching,
  chosen: ReadonlyMap<string, Matching>,
): Combined {
  const selections = [...chosen.values()];
  const products = gatherPlaces(
    base.products,
    selections.map((selection) => selection.products),
  );
  const variations = gatherPlaces(
    base.variations,
    selections.map((selection) => selection.variations),
  );
  const none = new Uint32Array();
  const missing = (at: number) =>
    new Members(index, products.missingOne[at] ?? none, variations.missingOne[at] ?? none);
  return {
    all: new Members(index, products.all, variations.all),
    missingOnly: new Map([...chosen.keys()].map((code, at) => [code, missing(at)])),
  };
}
