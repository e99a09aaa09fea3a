// @public

import { type SQL, sql } from "drizzle-orm";
import { type SellerOffer, sellerOffer } from "~/models/catalogue/offer/seller-offer";
import type { Shop } from "~/models/shops/shop";
import { memberIdsOf } from "../products/family-members.server";
import { type SellableTuple, sellableJson, sellableOf } from "./sellable-row.server";

/** An offer in JSON: the seller's id, and what it asks. */
export type OfferTuple = [sellerId: string, sellable: SellableTuple];

/** Reads what {@link joinEveryOffer} and {@link everyMemberJson} wrote, at the prices of a market. */
export const sellerOffersOf = (
  tuples: readonly OfferTuple[] | null,
  shop: Pick<Shop, "market">,
): SellerOffer[] => (tuples ?? []).map(([sellerId, tuple]) => sellerOffer(sellerId, sellableOf(tuple, shop)));

const eachJson = sql`json_build_array(each.seller_id, ${sellableJson("each", "one")})`;
const activeSeller = sql`join sellers s on s.tenant_id = each.tenant_id and s.id = each.seller_id and s.state = 'active'`;

/**
 * Joins `every.offers`: what each active seller asks for a product or variation, in the order of their ids.
 */
export const joinEveryOffer = (product: "p" | "v"): SQL => {
  const p = sql.raw(product);
  return sql`join lateral (select json_agg(${eachJson} order by each.seller_id) as offers from sellables each
    ${activeSeller} where each.tenant_id = ${p}.tenant_id and each.id = ${p}.id and each.status <> 'archived'
      and each.is_listed) every on every.offers is not null`;
};

/** The offers of all members of the family `p` by every active seller, member by member (rule selling-5). */
export const everyMember: SQL = sql`from (${memberIdsOf(
  sql`exists (select from offers co join sellers cs on cs.tenant_id = co.tenant_id and cs.id = co.seller_id
    where co.tenant_id = c.tenant_id and co.product_id = c.id and co.is_visible and cs.state = 'active')`,
)}) member
  join products m on m.tenant_id = p.tenant_id and m.id = member.id
  join sellables each on each.tenant_id = m.tenant_id and each.id = m.id and each.status <> 'archived' and each.is_listed
  ${activeSeller}`;

/** The JSON of {@link everyMember}. */
export const everyMemberJson: SQL = sql`json_agg(${eachJson} order by m.position, m.id, each.seller_id)`;

/** Offers by what they are for, in the order of their first. */
export function byProduct(offers: readonly SellerOffer[]): SellerOffer[][] {
  const groups = new Map<number, SellerOffer[]>();
  for (const one of offers) {
    const group = groups.get(one.sellable.id);
    if (group) group.push(one);
    else groups.set(one.sellable.id, [one]);
  }
  return [...groups.values()];
}
