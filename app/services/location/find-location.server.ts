import { AppError } from "~/models/error/app-error";
import type { Coordinates } from "~/models/location/coordinates";
import { defaultPostalCode, postalArea } from "~/models/location/postal-area";
import { visitorLocationCookie } from "~/models/location/visitor-cookies";
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
  if (!place) throw new AppError("not_found", "We do not know where this postal code is.", "postalCode");
  return place;
}

/**
 * Where a visitor of a marketplace is: where the cookie says, or else at the postal code they gave, or else at the
 * default one, also when looking up failed.
 */
export async function locateVisitor(
  ctx: LocationContext,
  { cookie, postalCode }: { cookie: string | null; postalCode: string },
): Promise<Coordinates | null> {
  const known = visitorLocationCookie.parse(cookie);
  if (known) return known;
  try {
    return (await ctx.places.find(postalCode)) ?? (await ctx.places.find(defaultPostalCode));
  } catch (error) {
    ctx.log.warn("location lookup failed", { requestId: ctx.requestId, error });
    return null;
  }
}
