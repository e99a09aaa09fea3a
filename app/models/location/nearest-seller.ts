import type { Coordinates } from "./coordinates";
import { distanceKm } from "./distance-km";

/** A seller's data for the choice; `place` is null if its address is unknown. */
export type PlacedSeller = { id: string; isActive: boolean; place: Coordinates | null };

/**
 * The active seller nearest to a place by great-circle distance; of equally near ones the one with the lowest id.
 * Sellers without a known place come last. Null if none is active.
 */
export function nearestSeller<Seller extends PlacedSeller>(
  sellers: readonly Seller[],
  from: Coordinates,
): Seller | null {
  const ranked = sellers
    .filter((seller) => seller.isActive)
    .map((seller) => ({ seller, km: seller.place ? distanceKm(from, seller.place) : Infinity }))
    .sort((a, b) => (a.km === b.km ? (a.seller.id < b.seller.id ? -1 : 1) : a.km - b.km));
  return ranked[0]?.seller ?? null;
}
