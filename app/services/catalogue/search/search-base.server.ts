// @public

import { cleanKeyword, type Reading } from "~/models/catalogue/search/search-terms";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { CatalogueIndex } from "../index/catalogue-index.server";
import { countBits } from "../index/engine/bitmap.server";
import { findInIndex, nothingFound } from "../index/query/find-in-index.server";
import type { AskedBase } from "../listing/read-listing.server";
import { findExact } from "../products/find-exact.server";
import { firstReading } from "../products/first-reading.server";

/**
 * What a keyword finds in the index, to be filtered, counted and ordered like a category: what
 * {@link findMatches} finds in the database.
 */
export async function searchBase(
  ctx: ShopContext,
  index: CatalogueIndex,
  search: { keyword: string; everything: boolean },
): Promise<AskedBase & { base: { kind: "found" } }> {
  const keyword = cleanKeyword(search.keyword);
  const exact = keyword === "" ? null : await findExact(ctx, keyword);
  const looked = { keyword, everything: search.everything, firstId: exact?.id ?? null };
  const find = async (reading: Reading) => {
    const found = await findInIndex(ctx, index, { ...looked, reading });
    return countBits(found.rowIds) > 0 ? found : null;
  };
  const found = (await firstReading(ctx, keyword, find)) ?? nothingFound(index);
  const asked = new Map<number, number>();
  if (exact && exact.variationId !== null) asked.set(exact.id, exact.variationId);
  return { base: { kind: "found", found }, asked };
}
