import type { OfferSituation } from "~/models/catalogue/offer/choose-offer";
import { situationAt } from "~/models/catalogue/offer/situation-at";
import { rememberSellerPlaces } from "../../marketplace/remember-seller-places.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What the choice among sellers depends on for the visitor of a request (rule sellers-5). */
export async function offerSituation(
  ctx: ShopContext & Partial<Pick<RequestContext, "visitorPlace" | "remember">>,
): Promise<OfferSituation> {
  return situationAt(await rememberSellerPlaces(ctx), await ctx.visitorPlace?.());
}
