import { distanceKm } from "~/models/location/distance-km";
import type { OfferSituation } from "~/models/offer/choose-offer";
import type { RequestContext } from "../http/request-context.server";
import type { ShopContext } from "../shop-context.server";
import { rememberSellerPlaces } from "./remember-seller-places.server";

/** What the choice among sellers depends on for the visitor of a request (rule sellers-5). */
export async function offerSituation(
  ctx: ShopContext & Partial<Pick<RequestContext, "visitorPlace" | "remember">>,
): Promise<OfferSituation> {
  const place = await ctx.visitorPlace?.();
  const from = place?.location;
  const byId = new Map((await rememberSellerPlaces(ctx)).map((seller) => [seller.id, seller]));
  return {
    preferredId: place?.preferredSeller?.sellerId ?? null,
    // A page shows the offers of a few sellers of thousands.
    distances: {
      get(id) {
        const to = byId.get(id)?.place;
        return from && to ? distanceKm(from, to) : undefined;
      },
    },
    ratings: {
      get(id) {
        const rating = byId.get(id)?.ratingHundredths ?? 0;
        return rating > 0 ? rating / 100 : undefined;
      },
    },
  };
}
