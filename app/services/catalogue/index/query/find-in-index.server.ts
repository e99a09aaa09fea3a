import { type Reading, searchParts } from "~/models/catalogue/search-terms";
import type { ShopContext } from "../../../shops/shop-context.server";
import type { CatalogueIndex } from "../../catalogue-index.server";
import { type Bitmap, bitmapFor, setBit } from "../engine/bitmap.server";
import { type FoundWord, findWord } from "./find-word.server";

/**
 * The results of a keyword: the slots, and the matches of each level of each term. A product scores a point
 * for each level it matches.
 */
export type FoundProducts = { slots: Bitmap; levels: readonly Bitmap[]; firstSlot: number | null };

/** The keyword's terms; `firstId` is the product whose SKU was typed, which is always found. */
export type Looked = {
  keyword: string;
  everything: boolean;
  reading: Reading;
  firstId: number | null;
};

/** The results of a keyword that finds nothing. */
export const nothingFound = ({ products }: CatalogueIndex): FoundProducts => ({
  slots: bitmapFor(products.count),
  levels: [],
  firstSlot: null,
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
  const slots =
    parts.length > 0 || everything ? combineWords(index, telling) : bitmapFor(index.products.count);
  const firstSlot = firstId === null ? undefined : index.slotOf(firstId);
  if (firstSlot !== undefined) setBit(slots, firstSlot);
  return {
    slots,
    levels: telling.flatMap(({ levels }) => levels),
    firstSlot: firstSlot ?? null,
  };
}

function combineWords({ products }: CatalogueIndex, words: readonly FoundWord[]): Bitmap {
  const slots = bitmapFor(products.count);
  for (let word = 0; word < slots.length; word++) {
    let value = products.listed[word] ?? 0;
    for (const { all } of words) value &= all[word] ?? 0;
    slots[word] = value;
  }
  return slots;
}
