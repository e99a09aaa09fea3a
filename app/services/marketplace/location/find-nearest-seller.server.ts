import { nearestSeller } from "~/models/marketplace/nearest-seller";
import type { Coordinates } from "~/models/shops/visitors/coordinates";
import type { PreferredSeller } from "~/models/shops/visitors/visitor-cookies";
import type { Remember } from "../../shops/changes/data-cache.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { rememberSellerPlaces } from "../remember-seller-places.server";

/** The active seller of a marketplace nearest to a place; null where no seller has a known one. */
export async function findNearestSeller(
  ctx: Pick<ShopContext, "db" | "tenant"> & { remember?: Remember },
  from: Coordinates,
): Promise<PreferredSeller | null> {
  const nearest = nearestSeller(await rememberSellerPlaces(ctx), from);
  return nearest && { sellerId: nearest.id, name: nearest.name };
}
