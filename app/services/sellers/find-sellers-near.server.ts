import { type SellersNear, sellersNear } from "~/models/seller/sellers-near";
import type { RequestContext } from "../shops/request-context.server";
import type { ShopContext } from "../shops/shop-context.server";
import { rememberSellerPlaces } from "./remember-seller-places.server";

/** The active sellers of a marketplace by how far they are from the visitor; null where that is unknown (rule sellers-13). */
export async function findSellersNear(
  ctx: ShopContext & Partial<Pick<RequestContext, "visitorPlace" | "remember">>,
): Promise<SellersNear | null> {
  if (ctx.shop.type !== "marketplace") return null;
  const from = (await ctx.visitorPlace?.())?.location;
  return from ? sellersNear(await rememberSellerPlaces(ctx), from) : null;
}
