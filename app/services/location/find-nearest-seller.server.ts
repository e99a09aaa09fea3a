import type { Coordinates } from "~/models/location/coordinates";
import { nearestSeller } from "~/models/location/nearest-seller";
import type { PreferredSeller } from "~/models/location/visitor-cookies";
import type { Remember } from "../http/data-cache.server";
import { rememberSellerPlaces } from "../sellers/remember-seller-places.server";
import type { ShopContext } from "../shop-context.server";

/** The active seller of a marketplace nearest to a place; null where no seller has a known one. */
export async function findNearestSeller(
  ctx: Pick<ShopContext, "db" | "tenant"> & { remember?: Remember },
  from: Coordinates,
): Promise<PreferredSeller | null> {
  const nearest = nearestSeller(await rememberSellerPlaces(ctx), from);
  return nearest && { sellerId: nearest.id, name: nearest.name };
}
