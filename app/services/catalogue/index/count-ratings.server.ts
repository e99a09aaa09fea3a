import { columnEnds } from "./column-ends.server";
import { countInPlanes } from "./count-planes.server";
import type { Begun } from "./counting-jobs.server";
import type { FoundSet } from "./found-set.server";
import { offeredRatings } from "./rating-column.server";

/**
 * The ratings of found products: the highest, in hundredths of a star, and the number of products with at least so
 * many stars.
 */
export type FoundRatings = { highest: number; countFrom: (stars: number) => number };

/** Starts counting the ratings of found products; null in a shop without ratings. */
export function countRatings(found: FoundSet): Begun<FoundRatings> | null {
  const { count, ratings } = found.space.index.products;
  if (ratings.isEmpty) return null;
  const { engine } = found.space.index;
  const reaching = countInPlanes(engine, ratings.bandsUpTo(count), found.bits, found.runs);
  const ends = columnEnds(engine, [[found.bits, ratings.hundredths, found.runs]]);
  const countFrom = (stars: number) => {
    const nth = offeredRatings.indexOf(stars);
    if (nth < 0) return countListed(found, Math.round(stars * 100));
    return reaching()
      .subarray(offeredRatings.length - nth)
      .reduce((sum, more) => sum + more, 0);
  };
  return () => ({ highest: ends()?.max ?? 0, countFrom });
}

/** The same for a rating that is not offered but given in an address; it examines each found product. */
function countListed({ slots, space }: FoundSet, hundredths: number): number {
  const entries = space.index.products.ratings.upTo(space.index.products.count);
  return slots.reduce((count, slot) => count + Number((entries[slot] as number) >= hundredths), 0);
}
