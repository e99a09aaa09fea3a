// @public

import { postalArea } from "~/models/marketplace/location/postal-area";
import type { PlaceForm } from "~/models/marketplace/place-form";
import type { VisitorLocation } from "~/models/shops/visitors/visitor-cookies";
import type { RequestContext } from "../shops/context/request-context.server";
import { findLocation } from "./find-location.server";
import { findNearestSeller } from "./location/find-nearest-seller.server";
import { keepPlace } from "./location/keep-place.server";

/**
 * Stores where a visitor says they are, and the seller nearest to it as the preferred one (rule location-4).
 * @returns headers with the cookies to set
 * @throws AppError `invalid` or `not_found` for a postal code that leads nowhere
 */
export async function choosePlace(
  ctx: Pick<RequestContext, "db" | "tenant" | "origin" | "visitor" | "places" | "log" | "requestId">,
  chosen: Pick<PlaceForm, "postalCode" | "latitude" | "longitude">,
): Promise<Headers> {
  const location = await placeOf(ctx, chosen);
  const preferredSeller = await findNearestSeller(ctx, location);
  return keepPlace(ctx, { location, ...(preferredSeller ? { preferredSeller } : {}) });
}

/** A position is stored as the postal code it is nearest to: the exact one need not be known. */
async function placeOf(
  ctx: Pick<RequestContext, "places" | "log" | "requestId">,
  { postalCode, latitude, longitude }: Pick<PlaceForm, "postalCode" | "latitude" | "longitude">,
): Promise<VisitorLocation> {
  const near =
    latitude === undefined || longitude === undefined
      ? null
      : await ctx.places.findNearest({ latitude, longitude });
  if (near) return near;
  return { ...(await findLocation(ctx, postalCode)), postalCode: postalArea(postalCode) ?? "" };
}
