import { hasBit, listBits } from "./bits.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import type { FoundProducts } from "./find-in-index.server";
import { firstInOrder, placeSlots } from "./first-in-order.server";
import { orderBy } from "./product-order.server";

/**
 * The ids of the best matches, and the number of all matches.
 * @throws AppError `unavailable` for a released index
 */
export function bestOfFound(
  index: CatalogueIndex,
  found: FoundProducts,
  limit: number,
): { ids: number[]; itemTotal: number } {
  index.beginQuery();
  const slots = listBits(found.slots);
  const best = bestMatches(index, slots, found, "desc", { offset: 0, limit });
  return { ids: best.map((slot) => index.products.ids.get(slot)), itemTotal: slots.length };
}

/**
 * The slots of a range of matches, best first: the product whose SKU was typed, then those with the most points
 * (see {@link FoundProducts}), among equals the best-selling, then the newest; or all in reverse.
 * @param slots the range, in order
 */
export function bestMatches(
  index: CatalogueIndex,
  slots: Uint32Array,
  { levels: found, firstSlot }: FoundProducts,
  direction: "asc" | "desc",
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const levels: number[][] = Array.from({ length: found.length + 2 }, () => []);
  for (const slot of slots) {
    let points = 0;
    for (const bits of found) if (hasBit(bits, slot)) points++;
    levels[slot === firstSlot ? found.length + 1 : points]?.push(slot);
  }
  const order = orderBy(index.products, index.products.sales, direction);
  const page: number[] = [];
  let skipped = 0;
  for (const level of direction === "desc" ? levels.reverse() : levels) {
    const from = Math.max(0, offset - skipped);
    const wanted = limit - page.length;
    if (from < level.length && wanted > 0) {
      const best = firstInOrder(
        index.engine,
        placeSlots(index.engine.scratch, index.products.count, level),
        order,
        from + wanted,
      );
      page.push(...best.subarray(from));
    }
    skipped += level.length;
  }
  return page;
}
