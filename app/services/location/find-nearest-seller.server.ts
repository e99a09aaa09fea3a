import type { Coordinates } from "~/models/location/coordinates";
import { nearestSeller } from "~/models/location/nearest-seller";
import type { PreferredSeller } from "~/models/location/visitor-cookies";
import { rememberSellerPlaces } from "../sellers/remember-seller-places.server";

/** The active seller of a marketplace nearest to a place; null where no seller has a known one. */
export async function findNearestSeller(
  ctx: Parameters<typeof rememberSellerPlaces>[0],
  from: Coordinates,
): Promise<PreferredSeller | null> {
  const nearest = nearestSeller(await rememberSellerPlaces(ctx), from);
  return nearest && { sellerId: nearest.id, name: nearest.name };
}
