// @public

import { type SQL, sql } from "drizzle-orm";

/** Joins the lines `i` of carts `b`, with the offers `f` of their sellers (rule cart-2). */
export const joinCountedLines: SQL = sql`
  left join cart_items i on i.tenant_id = b.tenant_id and i.cart_id = b.id
  left join offers f on f.tenant_id = i.tenant_id and f.product_id = i.product_id and f.seller_id = b.seller_id`;

/**
 * The pieces of these lines that a cart lists: all but those whose product is gone. Whether a gift among them
 * still applies only the price of the cart can say, so `hasGift` says that it has to be asked.
 */
export const countedPieces: SQL = sql`
  coalesce(sum(i.qty) filter (where f.product_id is not null), 0)::int as "cartCount",
  coalesce(bool_or(i.auto_added_by is not null), false) as "hasGift"`;
