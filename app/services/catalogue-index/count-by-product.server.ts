import type { FilterGroup } from "~/models/filter-path/filter-group";
import type { CatalogueIndex } from "./catalogue-index.server";
import type { Combined } from "./combine-matching.server";
import { addCodesOfBits, addCodesOfOwners, type CountedColumn, countColumns } from "./count-codes.server";

/** Ratings are hundredths of up to five stars. */
const ratingCount = 501;

/**
 * What each group counts, product by product: how many have each code of the group's column. Groups of prices and
 * groups in which variations differ are not in it.
 */
export function countByProduct(
  index: CatalogueIndex,
  { all, missingOnly }: Combined,
): ReadonlyMap<string, Uint32Array> {
  const counted = index.groups.flatMap((group) => {
    const column = columnOf(index, group);
    return column ? [{ code: group.code, column }] : [];
  });
  const counts = countColumns(
    counted.map(({ column }) => column),
    all.slots,
  );
  for (const [at, { code, column }] of counted.entries()) {
    const missing = missingOnly.get(code);
    if (!missing) continue;
    addCodesOfBits(counts[at] as Uint32Array, column.codes, missing.products);
    addCodesOfOwners(counts[at] as Uint32Array, column.codes, index.variations.owners, missing.variations);
  }
  return new Map(counted.map(({ code }, at) => [code, counts[at] as Uint32Array]));
}

function columnOf(index: CatalogueIndex, { code, kind }: FilterGroup): CountedColumn | null {
  const { attributes, categories, products } = index;
  switch (kind) {
    case "select": {
      const column = attributes.find((attribute) => attribute.code === code);
      if (!column || column.ofVariations) return null;
      return { codes: column.ofProducts.upTo(products.count), codeCount: column.values.combinations.length };
    }
    case "category":
      return { codes: categories.upTo(products.count), codeCount: categories.codeCount };
    case "rating":
      return products.hasRatings ? { codes: products.ratings, codeCount: ratingCount } : null;
    case "range":
      return null;
  }
}
