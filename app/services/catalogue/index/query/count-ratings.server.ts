import type { CatalogueIndex } from "../catalogue-index.server";
import { mostHundredths } from "../engine/index-tables.server";
import { countCodes } from "./count-values.server";

/** The offered minimum ratings: 'from 3 upward' (rule filters-7). */
const offeredRatings: readonly number[] = [4, 3];

/**
 * The ratings of found products: the highest, in hundredths of a star, and for each offered minimum, and a
 * chosen one, how many products reach it, the highest first.
 */
export type FoundRatings = { highest: number; reached: { stars: number; count: number }[] };

/** Counts the ratings of found products. */
export function countRatings(
  { products }: CatalogueIndex,
  rowIds: Uint32Array,
  chosen: number | null,
): FoundRatings {
  const counts = countCodes(products.ratings.upTo(products.count), mostHundredths + 1, rowIds);
  const asked = new Set(chosen === null ? offeredRatings : [...offeredRatings, chosen]);
  const reached = [...asked]
    .sort((a, b) => b - a)
    .map((stars) => ({
      stars,
      count: counts.subarray(Math.round(stars * 100)).reduce((sum, count) => sum + count, 0),
    }));
  return {
    highest: Math.max(
      0,
      counts.findLastIndex((count) => count > 0),
    ),
    reached,
  };
}
