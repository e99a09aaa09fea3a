import { type SQL, sql } from "drizzle-orm";
import { fieldsBeside, type PageTerms } from "~/models/catalogue/offer/offer-values";
import type { PageOffer } from "~/models/catalogue/offer/page-offer";
import { sellerOffer } from "~/models/catalogue/offer/seller-offer";
import type { Shop } from "~/models/shops/shop";
import { type SellableTuple, sellableJson, sellableOf } from "../offers/sellable-row.server";

const pageFields = fieldsBeside("page");

/** An offer of a product's page in JSON: after what is sold the values of {@link pageFields}. */
export type PageOfferTuple = [
  sellerId: string,
  sellable: SellableTuple,
  ...beside: PageTerms[keyof PageTerms][],
];

/** Reads what {@link joinPageOffers} wrote, at the prices of the shop's market. */
export const pageOffersOf = (tuples: readonly PageOfferTuple[], shop: Pick<Shop, "market">): PageOffer[] =>
  tuples.map(([sellerId, tuple, ...beside]) => ({
    ...sellerOffer(sellerId, sellableOf(tuple, shop)),
    ...(Object.fromEntries(pageFields.map(({ key }, at) => [key, beside[at]])) as PageTerms),
  }));

/**
 * Joins `every.offers`: what each active seller asks for the product or variation `p`, with every price
 * level, in the order of the sellers' ids.
 */
export function joinPageOffers(product: "p" | "v"): SQL {
  const p = sql.raw(product);
  return sql`join lateral (
    select json_agg(json_build_array(each.seller_id, ${sellableJson("each", "any")},
      ${sql.raw(pageFields.map(({ column }) => `each.${column}`).join(", "))}) order by each.seller_id) as offers
    from sellables each
    join sellers s on s.tenant_id = each.tenant_id and s.id = each.seller_id and s.state = 'active'
    where each.tenant_id = ${p}.tenant_id and each.id = ${p}.id and each.status <> 'archived' and each.is_listed
  ) every on every.offers is not null`;
}
