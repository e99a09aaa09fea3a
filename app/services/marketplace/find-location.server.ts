// @public

import { postalArea } from "~/models/marketplace/location/postal-area";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { Coordinates } from "~/models/shops/visitors/coordinates";
import type { RequestContext } from "../shops/context/request-context.server";

/**
 * The place of a US or Canadian postal code (rule location-1).
 * @throws AppError `invalid` for an invalid code, `not_found` for an unknown one
 */
export async function findLocation(
  ctx: Pick<RequestContext, "places">,
  postalCode: string,
): Promise<Coordinates> {
  if (postalArea(postalCode) === null)
    throw new AppError("invalid", phrase("Enter a US ZIP code or a Canadian postal code."), "postalCode");
  const place = await ctx.places.find(postalCode);
  if (!place)
    throw new AppError("not_found", phrase("We don’t know where this postal code is."), "postalCode");
  return place;
}
