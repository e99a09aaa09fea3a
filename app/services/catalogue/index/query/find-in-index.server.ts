import { type Reading, searchParts } from "~/models/catalogue/search/search-terms";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import type { FoundProducts } from "../../listing/listing-query.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import { type Bitmap, bitmapFor, setBit } from "../engine/bitmap.server";
import { type FoundWord, findWord } from "./find-word.server";

/** The keyword's terms; `firstId` is the product whose SKU was typed, which is always found. */
export type Looked = {
  keyword: string;
  everything: boolean;
  reading: Reading;
  firstId: number | null;
};

/** The results of a keyword that finds nothing. */
export const nothingFound = ({ products }: CatalogueIndex): FoundProducts => ({
  rowIds: bitmapFor(products.count),
  levels: [],
  firstRowId: null,
});

/**
 * Finds the listed products with every term. Stop words (the, for) are searched only if there are no other
 * words.
 */
export async function findInIndex(
  ctx: Pick<ShopContext, "db" | "shop">,
  index: CatalogueIndex,
  { keyword, everything, reading, firstId }: Looked,
): Promise<FoundProducts> {
  const parts = searchParts(keyword, reading);
  const words = await Promise.all(
    parts.map(async (part) => ({
      ...part,
      ...(await findWord(ctx, index, { ...part, everything })),
    })),
  );
  const telling = words.some(({ isStop }) => !isStop) ? words.filter(({ isStop }) => !isStop) : words;
  const rowIds =
    parts.length > 0 || everything ? combineWords(index, telling) : bitmapFor(index.products.count);
  const firstRowId = firstId === null ? undefined : index.rowIdOf(firstId);
  if (firstRowId !== undefined) setBit(rowIds, firstRowId);
  return {
    rowIds,
    levels: telling.flatMap(({ levels }) => levels),
    firstRowId: firstRowId ?? null,
  };
}

function combineWords({ products }: CatalogueIndex, words: readonly FoundWord[]): Bitmap {
  const rowIds = bitmapFor(products.count);
  for (let word = 0; word < rowIds.length; word++) {
    let value = products.listed[word] ?? 0;
    for (const { all } of words) value &= all[word] ?? 0;
    rowIds[word] = value;
  }
  return rowIds;
}
