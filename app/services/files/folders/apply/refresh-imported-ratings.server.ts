import type { CatalogueEntry } from "~/models/catalogue/categories/catalogue-entry";
import type { StoredCatalogueProduct } from "../../../catalogue/read-catalogue.server";
import { refreshRatings } from "../../../conversations/reviews/refresh-ratings.server";
import type { ShopFilesContext } from "../../files-context.server";

/** Products whose families are counted in one statement. */
const batchSize = 500;

/**
 * Counts the ratings of products anew whose imported ratings changed, and of those that lost or got a
 * variation with some (rule reviews-9). Call it after the products were written and archived.
 * @param changed what was written
 * @param stored what was there before
 * @param gone what was archived
 * @returns the tags of what shows these ratings
 */
export async function refreshImportedRatings(
  ctx: ShopFilesContext,
  ids: ReadonlyMap<string, number>,
  {
    changed,
    stored,
    gone,
  }: {
    changed: CatalogueEntry[];
    stored: ReadonlyMap<string, StoredCatalogueProduct>;
    gone: StoredCatalogueProduct[];
  },
): Promise<string[]> {
  const skus = new Set<string>();
  const note = (entry: CatalogueEntry) => skus.add(entry.parentSku ?? entry.sku);
  for (const entry of changed) {
    const known = stored.get(entry.sku);
    const old = known?.entry;
    if (known && !known.isArchived && ratingsKey(known.entry) === ratingsKey(entry)) continue;
    if (old) note(old);
    else if (entry.importedReviewCount === 0) continue;
    note(entry);
  }
  for (const { entry } of gone) if (entry.importedReviewCount > 0) note(entry);
  const wanted = [...skus].flatMap((sku) => ids.get(sku) ?? []);
  const tags: string[] = [];
  for (let from = 0; from < wanted.length; from += batchSize)
    tags.push(...(await refreshRatings(ctx, wanted.slice(from, from + batchSize))));
  return [...new Set(tags)];
}

/** What of an entry decides whose ratings count how. */
const ratingsKey = ({ parentSku, importedRatingHundredths, importedReviewCount }: CatalogueEntry) =>
  `${importedRatingHundredths} ${importedReviewCount} ${parentSku ?? ""}`;
