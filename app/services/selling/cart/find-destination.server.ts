// @public

import type { Destination } from "~/models/accounts/address/address";
import { formatPostalCode, isPostalCode, postalCodeRefusals } from "~/models/accounts/address/postal-code";
import { regionCode, regionOfPostalCode } from "~/models/accounts/address/regions";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { PostalPlaces } from "../../marketplace/postal-places.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * What a shopper says of a place before there is an address. An empty state is looked up by the postal code.
 */
type TypedPlace = { country: string; postcode: string; state?: string };

/**
 * The place that shipping and tax are estimated for (rule cart-7).
 * @throws AppError `invalid` for the field `country` or `postcode`
 */
export async function findDestination(
  ctx: ShopContext & { places: PostalPlaces },
  { country, postcode, state = "" }: TypedPlace,
): Promise<Destination> {
  if (!ctx.shop.settings.checkout_countries.includes(country))
    throw new AppError("invalid", phrase("We don’t deliver to this country"), "country");
  if (!isPostalCode(postcode, country))
    throw new AppError("invalid", postalCodeRefusals.invalid(country), "postcode");
  const place = { country, postcode: formatPostalCode(postcode, country) };
  const known = regionCode(country, state) || regionOfPostalCode(country, postcode);
  if (!["US", "CA"].includes(country)) return { ...place, state: known || state };
  const code = known || (await ctx.places.findState(postcode));
  if (code === null) throw new AppError("invalid", postalCodeRefusals.unknown(country), "postcode");
  return { ...place, state: code };
}
