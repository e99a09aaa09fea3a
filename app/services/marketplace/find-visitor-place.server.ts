// @public

import { preferredSellerCookie, visitorLocationCookie } from "~/models/shops/visitors/visitor-cookies";
import { defaultLocation, type VisitorPlace } from "~/models/shops/visitors/visitor-place";
import type { RequestContext } from "../shops/context/request-context.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { findNearestSeller } from "./location/find-nearest-seller.server";

/**
 * Where a visitor is and whom they prefer, as their cookies say; without them at the default place, and in a
 * marketplace with the nearest seller (rule location-3).
 * @param cookie the request's `Cookie` header
 */
export async function findVisitorPlace(
  ctx: Pick<ShopContext, "db" | "tenant" | "shop"> & Partial<Pick<RequestContext, "remember">>,
  cookie: string | null,
): Promise<VisitorPlace> {
  const said = visitorLocationCookie.parse(cookie);
  const place = { location: said ?? defaultLocation, isChosen: said !== null };
  const chosen = preferredSellerCookie.parse(cookie);
  if (chosen) {
    const preferredSeller = chosen.sellerId === null ? null : chosen;
    return { ...place, preferredSeller, isSellerChosen: true };
  }
  const nearest = ctx.shop.type === "marketplace" ? await findNearestSeller(ctx, place.location) : null;
  return { ...place, preferredSeller: nearest, isSellerChosen: false };
}
