// @public

import { preferredSellerCookie, visitorLocationCookie } from "~/models/shops/visitors/visitor-cookies";
import { headersWith } from "../shops/answers/answer-with.server";
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
  if (shop.type !== "marketplace") return new Headers();
  const { location, isChosen, preferredSeller, isSellerChosen } = await visitorPlace();
  return headersWith(
    { origin },
    {
      cookies: [
        isChosen ? null : visitorLocationCookie.printFound(location, origin),
        isSellerChosen || !preferredSeller ? null : preferredSellerCookie.printFound(preferredSeller, origin),
      ],
    },
  );
}
