// @public

import type { Coordinates } from "../shops/visitors/coordinates";
import { distanceKm } from "./distance-km";

/**
 * The active seller nearest to a place by great-circle distance; of equally near ones the one with the lowest
 * id. Null if none has a known place.
 * @param sellers active ones; `place` is null if it is unknown
 */
export function nearestSeller<Seller extends { id: string; place: Coordinates | null }>(
  sellers: readonly Seller[],
  from: Coordinates,
): Seller | null {
  let nearest: Seller | null = null;
  let leastKm = Infinity;
  for (const seller of sellers) {
    const km = seller.place ? distanceKm(from, seller.place) : Infinity;
    if (km < leastKm || (nearest && km === leastKm && seller.id < nearest.id)) {
      nearest = seller;
      leastKm = km;
    }
  }
  return nearest;
}
