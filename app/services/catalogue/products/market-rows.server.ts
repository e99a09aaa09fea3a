import { type SQL, sql } from "drizzle-orm";
import type { PageOffer } from "~/models/catalogue/offer/page-offer";
import type { OfferCondition } from "~/models/catalogue/offer-condition";
import { sellerOffer } from "~/models/catalogue/seller-offer";
import { type SellableTuple, sellableJson, sellableOf } from "../sellable-row.server";

/** An offer of a product's page in JSON. */
export type PageOfferTuple = [
  sellerId: string,
  sellable: SellableTuple,
  itemDeliveryInfo: string,
  deliveryEstimateId: string,
  condition: OfferCondition,
];

/** Reads what {@link joinPageOffers} wrote. */
export const pageOffersOf = (tuples: readonly PageOfferTuple[]): PageOffer[] =>
  tuples.map(([sellerId, tuple, itemDeliveryInfo, deliveryEstimateId, condition]) => ({
    ...sellerOffer(sellerId, sellableOf(tuple)),
    ...{ itemDeliveryInfo, deliveryEstimateId, condition },
  }));

/**
 * Joins `every.offers`: what each active seller asks for the product or variation `p`, with every price
 * level, in the order of the sellers' ids.
 */
export function joinPageOffers(product: "p" | "v"): SQL {
  const p = sql.raw(product);
  return sql`join lateral (
    select json_agg(json_build_array(each.seller_id, ${sellableJson("each", "any")}, each.item_delivery_info,
      each.delivery_estimate_id, each.condition) order by each.seller_id) as offers
    from sellables each
    join sellers s on s.tenant_id = each.tenant_id and s.id = each.seller_id and s.state = 'active'
    where each.tenant_id = ${p}.tenant_id and each.id = ${p}.id and each.status <> 'archived' and each.is_listed
  ) every on every.offers is not null`;
}
