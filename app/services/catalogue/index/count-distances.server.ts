import type { FacetBucket } from "~/models/catalogue/facet";
import { distanceRings, ringName } from "~/models/marketplace/distance-ring";
import type { SellersNear } from "~/models/marketplace/sellers-near";
import { FoundSet } from "./found-set.server";
import { offeredWithin } from "./select-matching.server";

/**
 * How many found products a seller within each distance offers (rule sellers-13). A distance that reaches no more
 * sellers than a shorter one is left out, unless it is chosen.
 */
export function countDistances(
  near: SellersNear | null,
  found: FoundSet,
  chosen: readonly string[],
): FacetBucket[] {
  const { space } = found;
  const { kernel } = space.index.engine;
  let reached = 0;
  const buckets: FacetBucket[] = [];
  for (const key of distanceRings.map(String)) {
    const sellers = near?.namesWithin[key]?.length ?? 0;
    if (sellers <= reached && !chosen.includes(key)) continue;
    reached = sellers;
    const offered = space.place(offeredWithin(space.index, near, key, null));
    for (const kind of ["products", "variations"] as const) {
      const { address, count } = space[kind];
      const own = offered[kind].byteOffset;
      kernel.both(found[kind].byteOffset, own, address, count, own);
    }
    const docCount = new FoundSet(space, offered).total;
    if (docCount > 0) buckets.push({ key, name: ringName(key), docCount });
  }
  return buckets;
}
