import { type SQL, sql } from "drizzle-orm";

/**
 * Joins the offer `o` of a seller to products `p`, or under other names. One seller has one offer of a product at most, so
 * that no row is doubled; a product the seller does not offer is left out.
 */
export const joinOffer = (sellerId: string | SQL, product = "p", offer = "o"): SQL => {
  const [p, o] = [sql.raw(product), sql.raw(offer)];
  return sql`join offers ${o} on ${o}.tenant_id = ${p}.tenant_id and ${o}.product_id = ${p}.id
    and ${o}.seller_id = ${sellerId}`;
};

/**
 * The products `p` with the offer `o` that may be listed: no variations, nothing archived or invisible (rule
 * listings-6). Needs {@link joinOffer}.
 */
export const isListed = sql`p.parent_id is null and p.status <> 'archived' and o.is_visible and p.slug is not null`;
