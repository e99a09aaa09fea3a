import { type SQL, sql } from "drizzle-orm";
import { addableCap } from "~/models/stock/addable-qty";
import { unlimitedQty } from "~/models/stock/salable-qty";
import { CART_LIFETIME_MS, cartExpiry } from "./cart-lifetime.server";

/** What is added to which cart. `qty` is in pieces, above zero. */
export type AddToCartInput = {
  shopId: string;
  cartId: string;
  productId: number;
  qty: number;
  /** Customer group of the shopper; empty for none. */
  group: string;
  now: Date;
};

/** What the statement answers: one row, or none when the cart is gone or the product is not one of this shop. */
export type AddToCartRow = {
  name: string;
  classCode: string;
  isListed: boolean;
  status: "active" | "archived" | "discontinued";
  availableForSale: boolean;
  /** Price of one piece at the resulting quantity, minor units. */
  priceMinor: number;
  /** Pieces of the stock item that other lines of the cart leave over. */
  salableQty: number;
  /** The most this line may hold. */
  limitQty: number;
  /** The line before. */
  heldQty: number;
  /** The line afterwards; null when nothing was written. */
  lineQty: number | null;
  /** Pieces in the whole cart afterwards. */
  cartCount: number;
};

/**
 * Adds to a cart in one statement: looks at the product, its stock and what the cart already takes of it, lowers the
 * quantity to what is allowed (part 1, §5) and writes the line.
 *
 * The quantity is lowered once more on the row itself, so that clicks that arrive together cannot pass the limit.
 * The commit does not wait for the disk: a cart line lost to a power cut is put in again, an order never is.
 */
export function addToCartStatement({ shopId, cartId, productId, qty, group, now }: AddToCartInput): SQL {
  const staleBefore = new Date(now.getTime() + CART_LIFETIME_MS - 24 * 60 * 60 * 1000);
  return sql`
    with commits as (select set_config('synchronous_commit', 'off', true) as mode),
    cart as (
      select id, expires_at from carts, commits
      where shop_id = ${shopId} and id = ${cartId} and expires_at > ${now.toISOString()}
    ),
    product as (
      select p.id, coalesce(nullif(p.name, ''), parent.name, '') as name, p.class_code, p.status,
        p.available_for_sale and coalesce(parent.available_for_sale, true) as available_for_sale,
        coalesce(parent.is_visible and parent.status <> 'archived', p.is_visible) as is_listed,
        p.final_price_minor, p.max_cart_qty, p.stock_item_id,
        case when s.id is null then 0
          when not s.manage_stock or (s.allow_backorders and p.status <> 'discontinued') then ${unlimitedQty}::int
          else greatest(0, s.on_hand - s.reserved) end as salable
      from products p
      left join products parent on parent.shop_id = p.shop_id and parent.id = p.parent_id
      left join stock_items s on s.shop_id = p.shop_id and s.id = p.stock_item_id
      where p.shop_id = ${shopId} and p.id = ${productId}
    ),
    held as (
      select coalesce(sum(i.qty) filter (where i.product_id = ${productId} and i.line_key = ''), 0)::int as own,
        coalesce(sum(i.qty) filter (where o.stock_item_id = product.stock_item_id
          and not (i.product_id = ${productId} and i.line_key = '')), 0)::int as others,
        coalesce(sum(i.qty), 0)::int as pieces
      from product, cart_items i
      join products o on o.shop_id = i.shop_id and o.id = i.product_id
      where i.shop_id = ${shopId} and i.cart_id = ${cartId}
    ),
    allowed as (
      select greatest(0, least(product.salable - held.others, product.max_cart_qty, ${addableCap}::int)) as most
      from product, held
    ),
    priced as (
      select least(product.final_price_minor, (
        select min(l.price_minor) from price_levels l
        where l.shop_id = ${shopId} and l.product_id = product.id
          and l.min_qty <= least(held.own + ${qty}::int, allowed.most)
          and (l.customer_groups = '[]'::jsonb or (${group} <> '' and l.customer_groups ? ${group}))
      )) as price from product, held, allowed
    ),
    written as (
      insert into cart_items (shop_id, cart_id, product_id, line_key, qty, seen_price_minor, created_at)
      select ${shopId}, cart.id, product.id, '', least(held.own + ${qty}::int, allowed.most), priced.price,
        ${now.toISOString()}::timestamptz
      from cart, product, held, allowed, priced
      where product.class_code in ('simple', 'gift_certificate') and product.is_listed
        and product.status <> 'archived' and product.available_for_sale and priced.price > 0
        and allowed.most > held.own
      on conflict (shop_id, cart_id, product_id, line_key) do update
        set qty = least(cart_items.qty + ${qty}::int, (select most from allowed)),
          seen_price_minor = excluded.seen_price_minor
      returning qty
    ),
    kept as (
      update carts set expires_at = ${cartExpiry(now).toISOString()}, updated_at = ${now.toISOString()}
      from cart, written
      where carts.shop_id = ${shopId} and carts.id = cart.id and cart.expires_at < ${staleBefore.toISOString()}
    )
    select product.name, product.class_code as "classCode", product.is_listed as "isListed", product.status,
      product.available_for_sale as "availableForSale", priced.price as "priceMinor",
      greatest(0, product.salable - held.others) as "salableQty", allowed.most as "limitQty", held.own as "heldQty",
      (select qty from written) as "lineQty",
      held.pieces - held.own + coalesce((select qty from written), held.own) as "cartCount"
    from cart, product, held, allowed, priced`;
}
