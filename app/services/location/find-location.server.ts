import { AppError } from "~/models/error/app-error";
import type { Coordinates } from "~/models/location/coordinates";
import { defaultPostalCode, postalArea } from "~/models/location/postal-area";
import { preferredSellerCookie, visitorLocationCookie } from "~/models/location/visitor-cookies";
import type { VisitorPlace } from "~/models/location/visitor-place";
import type { RequestContext } from "../http/request-context.server";

type LocationContext = Pick<RequestContext, "places" | "log" | "requestId">;

/**
 * The place of a US or Canadian postal code (rule location-1).
 * @throws AppError `invalid` for an invalid code, `not_found` for an unknown one
 */
export async function findLocation(ctx: LocationContext, postalCode: string): Promise<Coordinates> {
  if (postalArea(postalCode) === null)
    throw new AppError("invalid", "Enter a US ZIP code or a Canadian postal code.", "postalCode");
  const place = await ctx.places.find(postalCode);
  if (!place) throw new AppError("not_found", "We don't know where this postal code is.", "postalCode");
  return place;
}

/**
 * Where a visitor of a marketplace is and whom they prefer, as their cookies say; without them at the default place
 * (rule location-3). A failed lookup is logged and leaves the place open.
 * @param cookie the request's `Cookie` header
 */
export async function findVisitorPlace(ctx: LocationContext, cookie: string | null): Promise<VisitorPlace> {
  const chosen = visitorLocationCookie.parse(cookie);
  const preferredSeller = preferredSellerCookie.parse(cookie);
  if (chosen) return { location: chosen, isChosen: true, preferredSeller };
  try {
    const place = await ctx.places.find(defaultPostalCode);
    const location = place && { ...place, postalCode: defaultPostalCode };
    return { location, isChosen: false, preferredSeller };
  } catch (error) {
    ctx.log.warn("location lookup failed", { requestId: ctx.requestId, error });
    return { location: null, isChosen: false, preferredSeller };
  }
}
