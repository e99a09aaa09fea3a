import { listBits } from "./bits.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import type { Matching } from "./listing-query.server";
import type { Members } from "./members.server";

/**
 * The lowest and the highest visible price, minor units; null without any.
 * @param missingOnly what would match but for the price asked for
 */
export function priceEnds(
  { products, variations }: CatalogueIndex,
  all: Members,
  missingOnly: Matching | undefined,
): { min: number; max: number } | null {
  const ends = { min: 0xffffffff, max: 0 };
  widen(ends, products.prices, all.products);
  widen(ends, variations.prices, all.variations);
  if (missingOnly) {
    widen(ends, products.prices, listBits(missingOnly.products));
    widen(ends, variations.prices, listBits(missingOnly.variations));
  }
  return ends.max > 0 ? ends : null;
}

function widen(ends: { min: number; max: number }, prices: Uint32Array, places: Uint32Array): void {
  let { min, max } = ends;
  for (let at = 0; at < places.length; at++) {
    const price = prices[places[at] as number] as number;
    if (price > max) max = price;
    if (price > 0 && price < min) min = price;
  }
  ends.min = min;
  ends.max = max;
}
