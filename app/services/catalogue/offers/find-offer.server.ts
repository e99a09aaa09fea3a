// @public

import { sql } from "drizzle-orm";
import { chooseOffer } from "~/models/catalogue/offer/choose-offer";
import { type SellerOffer, sellerOffer } from "~/models/catalogue/offer/seller-offer";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { sellerOf } from "../listing/listed-product.server";
import { offerSituation } from "../products/offer-situation.server";
import { joinEveryOffer, type OfferTuple, sellerOffersOf } from "./every-offer.server";
import { readSellable } from "./read-sellable.server";

/**
 * The offer of a product or variation that a visitor is shown first: in a marketplace by rule sellers-5,
 * elsewhere the shop's own.
 * @returns null for what no seller offers here
 */
export async function findOffer(
  ctx: ShopContext & Partial<Pick<RequestContext, "visitorPlace" | "remember">>,
  id: number,
): Promise<SellerOffer | null> {
  if (sellerOf(ctx.shop) !== null) {
    const sellable = await readSellable(ctx, id);
    return sellable && sellerOffer(ctx.shop.sellerId, sellable);
  }
  const { rows } = await ctx.db.execute<{ offers: OfferTuple[] }>(sql`
    select every.offers from products p ${joinEveryOffer("p")}
    where p.tenant_id = ${ctx.tenant.id} and p.id = ${id}`);
  return chooseOffer(sellerOffersOf(rows[0]?.offers ?? null, ctx.shop), await offerSituation(ctx));
}
