import { cleanKeyword, searchParts } from "~/models/catalogue/search-terms";
import type { ShopContext } from "../shops/shop-context.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import { countBits } from "./index/engine/bitmap.server";
import { findInIndex } from "./index/query/find-in-index.server";
import { findAlikeWords } from "./products/find-alike-words.server";
import { findExact } from "./products/find-exact.server";
import type { AskedBase } from "./read-listing.server";

/**
 * What a keyword finds in the index, to be filtered, counted and ordered like a category: what
 * {@link findMatches} finds in the database. Only when nothing has all its words, mistyped ones are taken for
 * those that come close.
 */
export async function searchBase(
  ctx: ShopContext,
  index: CatalogueIndex,
  search: { keyword: string; everything: boolean },
): Promise<AskedBase & { base: { kind: "found" } }> {
  const keyword = cleanKeyword(search.keyword);
  const exact = keyword === "" ? null : await findExact(ctx, keyword);
  const looked = { keyword, everything: search.everything, firstId: exact?.id ?? null };
  let found = await findInIndex(ctx, index, looked);
  if (countBits(found.slots) === 0 && searchParts(keyword).length > 0) {
    const alike = await findAlikeWords(ctx, keyword);
    if (alike.size > 0) found = await findInIndex(ctx, index, { ...looked, alike });
  }
  const asked = new Map<number, number>();
  if (exact && exact.variationId !== null) asked.set(exact.id, exact.variationId);
  return { base: { kind: "found", found }, asked };
}
