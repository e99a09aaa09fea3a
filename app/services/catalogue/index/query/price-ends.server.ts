import type { Minor } from "~/models/platform/money/money";
import type { CatalogueIndex } from "../catalogue-index.server";
import type { Entries } from "../engine/column.server";
import type { PriceSet } from "../engine/price-set.server";
import type { FoundSet } from "./found-set.server";

/** The lowest and highest visible price of the found products, minor units; null without any. */
export function priceEnds(
  { products, variations }: CatalogueIndex,
  prices: PriceSet,
  { plain, variationRows }: FoundSet,
): { min: Minor; max: Minor } | null {
  const own = endsOf(prices.products.upTo(products.count), plain);
  const ofVariations = endsOf(prices.variations.upTo(variations.count), variationRows);
  const max = Math.max(own.max, ofVariations.max);
  return max === 0 ? null : { min: Math.min(own.min, ofVariations.min), max };
}

/** The smallest and largest entry of some rows, ignoring 0. */
function endsOf(entries: Entries, rows: Uint32Array): { min: number; max: number } {
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  for (let at = 0; at < rows.length; at++) {
    const entry = entries[rows[at] as number] as number;
    if (entry > max) max = entry;
    if (entry < min && entry !== 0) min = entry;
  }
  return { min, max };
}
