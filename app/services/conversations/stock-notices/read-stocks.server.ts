import { inArray, sql } from "drizzle-orm";
import { anySituation, chooseOffer } from "~/models/catalogue/offer/choose-offer";
import { offer } from "~/models/catalogue/offer/offer-at";
import { type SellerOffer, sellerOffer } from "~/models/catalogue/offer/seller-offer";
import { type StockView, stockView } from "~/models/catalogue/stock/stock-view";
import { sellerOf } from "../../catalogue/listing/listed-product.server";
import { joinEveryOffer, type OfferTuple, sellerOffersOf } from "../../catalogue/offers/every-offer.server";
import { type SellableTuple, sellableJson, sellableOf } from "../../catalogue/offers/sellable-row.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The stock of products and variations as a visitor without an account sees it, by id; none for what the shop
 * does not show. In a marketplace that of the offer a visitor without a place sees first: it is in stock if
 * one seller's is.
 */
export async function readStocks(ctx: ShopContext, ids: readonly number[]): Promise<Map<number, StockView>> {
  if (ids.length === 0) return new Map();
  const offers = sellerOf(ctx.shop) === null ? await readEvery(ctx, ids) : await readOwn(ctx, ids);
  return new Map(
    offers.map(({ sellable }) => [sellable.id, stockView(offer(sellable, { group: "" }).stock)]),
  );
}

async function readOwn({ db, tenant, shop }: ShopContext, ids: readonly number[]): Promise<SellerOffer[]> {
  const { rows } = await db.execute<{ self: SellableTuple }>(sql`
    select ${sellableJson("v", "any")} as self from sellables v
    where v.tenant_id = ${tenant.id} and v.id in ${[...ids]} and v.seller_id = ${shop.sellerId}
      and v.status <> 'archived' and v.is_listed`);
  return rows.map(({ self }) => sellerOffer(shop.sellerId, sellableOf(self, shop)));
}

async function readEvery({ db, tenant, shop }: ShopContext, ids: readonly number[]): Promise<SellerOffer[]> {
  const { rows } = await db.execute<{ offers: OfferTuple[] }>(sql`
    select every.offers from products p ${joinEveryOffer("p")}
    where p.tenant_id = ${tenant.id} and ${inArray(sql`p.id`, [...ids])}`);
  return rows.flatMap(({ offers }) => chooseOffer(sellerOffersOf(offers, shop), anySituation) ?? []);
}
