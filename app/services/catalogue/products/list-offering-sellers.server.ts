import type { OfferingSeller } from "~/models/catalogue/offer/market-part";
import { distanceKm } from "~/models/marketplace/distance-km";
import { ratingOf } from "~/models/marketplace/rating";
import { rememberSellers } from "../../marketplace/remember-sellers.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The active sellers as product pages name them to this visitor, by their ids. */
export async function listOfferingSellers(
  ctx: ShopContext & Partial<Pick<RequestContext, "visitorPlace" | "remember">>,
): Promise<ReadonlyMap<string, OfferingSeller>> {
  const from = (await ctx.visitorPlace?.())?.location;
  const isReviewing = ctx.shop.settings.active_review_module;
  const sellers = await rememberSellers(ctx);
  return new Map(
    sellers.map(({ id, guid, code, name, profile, ratingHundredths, reviewCount }) => [
      id,
      {
        guid,
        code,
        name,
        km: from && profile.place ? distanceKm(from, profile.place) : null,
        rating: ratingOf(ratingHundredths, reviewCount, isReviewing),
      },
    ]),
  );
}
