// @public

import { type CatalogueEntry, staysInPlace } from "~/models/catalogue/categories/catalogue-entry";
import { WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { catalogueTag } from "../index/shop-index.server";
import { productTag } from "../listing/select-cards.server";
import type { StoredCatalogueProduct } from "../read-catalogue.server";

/**
 * The tags of what shows changed products: those that stand where they stood change the pages that show them;
 * others may stand anywhere now.
 * @param stored what was there before
 * @param ids of the changed products and their parents, by SKU
 */
export function tagsOfProducts(
  changed: CatalogueEntry[],
  stored: ReadonlyMap<string, StoredCatalogueProduct>,
  ids: ReadonlyMap<string, number>,
): string[] {
  const areInPlace = changed.every((entry) => {
    const old = stored.get(entry.sku);
    return old && !old.isArchived && staysInPlace(old.entry, entry);
  });
  if (!areInPlace) return [WHOLE_SHOP];
  const skus = changed.flatMap(({ sku, parentSku }) => (parentSku === null ? [sku] : [sku, parentSku]));
  const tags = skus.flatMap((sku) => ids.get(sku) ?? []).map(productTag);
  return tags.length > 0 ? [catalogueTag, ...tags] : [];
}
