// @public

import { type SQL, sql } from "drizzle-orm";
import type { Shop } from "~/models/shops/shop";

/** Whose offers a shop shows: the id of its seller, or null in a marketplace, for all active sellers. */
export const sellerOf = ({ type, sellerId }: Pick<Shop, "type" | "sellerId">): string | null =>
  type === "marketplace" ? null : sellerId;

/**
 * Joins the offer `o` of a seller to products `p`, or under other names. One seller has one offer of a
 * product at most, so that no row is doubled; a product the seller does not offer is left out.
 * @param sellerId null joins one row for all active sellers, which is visible if one of their offers is
 */
export const joinOffer = (sellerId: string | SQL | null, product = "p", offer = "o"): SQL => {
  const [p, o] = [sql.raw(product), sql.raw(offer)];
  if (sellerId === null)
    return sql`join lateral (select bool_or(each.is_visible) as is_visible from offers each
      join sellers offering on offering.tenant_id = each.tenant_id and offering.id = each.seller_id
        and offering.state = 'active'
      where each.tenant_id = ${p}.tenant_id and each.product_id = ${p}.id) ${o} on true`;
  return sql`join offers ${o} on ${o}.tenant_id = ${p}.tenant_id and ${o}.product_id = ${p}.id
    and ${o}.seller_id = ${sellerId}`;
};

/**
 * The products `p` with the offer `o` that may be listed: no variations, nothing archived or invisible (rule
 * listings-6). Needs {@link joinOffer}.
 */
export const isListed = sql`p.parent_id is null and p.status <> 'archived' and o.is_visible and p.slug is not null`;
