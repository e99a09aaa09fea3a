import { distanceKm } from "~/models/location/distance-km";
import type { OfferSituation } from "~/models/offer/choose-offer";
import type { RequestContext } from "../http/request-context.server";
import type { ShopContext } from "../shop-context.server";
import { rememberSellers } from "./remember-sellers.server";

/** What the choice among sellers depends on for the visitor of a request (rule sellers-5). */
export async function offerSituation(
  ctx: ShopContext & Partial<Pick<RequestContext, "visitorPlace" | "remember">>,
): Promise<OfferSituation> {
  const place = await ctx.visitorPlace?.();
  const from = place?.location;
  const sellers = await rememberSellers(ctx);
  return {
    preferredId: place?.preferredSeller?.sellerId ?? null,
    distances: new Map(
      sellers.flatMap(({ id, profile }) =>
        from && profile.place ? [[id, distanceKm(from, profile.place)] as const] : [],
      ),
    ),
    ratings: new Map(
      sellers.flatMap(({ id, ratingHundredths }) =>
        ratingHundredths > 0 ? [[id, ratingHundredths / 100] as const] : [],
      ),
    ),
  };
}
