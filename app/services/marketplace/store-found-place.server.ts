// @public

import { preferredSellerCookie, visitorLocationCookie } from "~/models/shops/visitors/visitor-cookies";
import type { RequestContext } from "../shops/context/request-context.server";

/**
 * Stores where a marketplace takes a visitor to be, and the seller nearest to it, as far as the visitor has
 * not chosen (rule location-2). What is stored so is marked as found: it counts as no choice.
 * @returns headers with the cookies to set; none outside of marketplaces
 */
export async function storeFoundPlace({
  shop,
  origin,
  visitorPlace,
}: Pick<RequestContext, "shop" | "origin" | "visitorPlace">): Promise<Headers> {
  const headers = new Headers();
  if (shop.type !== "marketplace") return headers;
  const { location, isChosen, preferredSeller, isSellerChosen } = await visitorPlace();
  if (!isChosen) headers.append("Set-Cookie", visitorLocationCookie.printFound(location, origin));
  if (!isSellerChosen && preferredSeller)
    headers.append("Set-Cookie", preferredSellerCookie.printFound(preferredSeller, origin));
  return headers;
}
