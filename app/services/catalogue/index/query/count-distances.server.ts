import type { FacetBucket } from "~/models/catalogue/filters/facet";
import { distanceRings, ringName } from "~/models/marketplace/distance-ring";
import type { SellersNear } from "~/models/marketplace/sellers-near";
import type { CatalogueIndex } from "../catalogue-index.server";
import { FoundSet } from "./found-set.server";
import { offeredWithin } from "./select-matching.server";

/**
 * How many found products a seller within each distance offers (rule sellers-13). A distance that reaches no
 * more sellers than a shorter one is left out, unless it is chosen.
 */
export function countDistances(
  index: CatalogueIndex,
  near: SellersNear | null,
  { matching }: FoundSet,
  chosen: readonly string[],
): FacetBucket[] {
  let reached = 0;
  const buckets: FacetBucket[] = [];
  for (const key of distanceRings.map(String)) {
    const sellers = near?.namesWithin[key]?.length ?? 0;
    if (sellers <= reached && !chosen.includes(key)) continue;
    reached = sellers;
    const docCount = new FoundSet(index, offeredWithin(index, near, key, matching)).rowIds.length;
    if (docCount > 0) buckets.push({ key, name: ringName(key), docCount });
  }
  return buckets;
}
