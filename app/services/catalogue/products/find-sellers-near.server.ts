import { type SellersNear, sellersNear } from "~/models/marketplace/sellers-near";
import { rememberSellerPlaces } from "../../marketplace/remember-seller-places.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The active sellers of a marketplace by how far they are from the visitor; null where that is unknown (rule
 * sellers-13).
 */
export async function findSellersNear(
  ctx: ShopContext & Partial<Pick<RequestContext, "visitorPlace" | "remember">>,
): Promise<SellersNear | null> {
  if (ctx.shop.type !== "marketplace") return null;
  const from = (await ctx.visitorPlace?.())?.location;
  return from ? sellersNear(await rememberSellerPlaces(ctx), from) : null;
}
