// @public

import { and, eq, sql } from "drizzle-orm";
import { carts } from "~/tables/selling/carts";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { cartExpiry } from "./cart-lifetime.server";

/**
 * Gives a cart with its lines and answers another id, under which no shopper holds it: the order's while it
 * waits for its payment (rule cart-13). What was approved with an express button belongs to that payment and
 * is left behind. The cart must be held by this transaction.
 */
export async function moveCart(ctx: ShopContext, cartId: string, toId: string): Promise<void> {
  const own = sql`tenant_id = ${ctx.tenant.id}`;
  await ctx.db.execute(sql`
    insert into carts (tenant_id, id, shop_id, seller_id, checkout, coupon_codes, gift_card_ids, uses_store_credit,
      created_at, updated_at, expires_at)
    select tenant_id, ${toId}::uuid, shop_id, seller_id, checkout - 'express', coupon_codes, gift_card_ids,
      uses_store_credit, created_at, updated_at, ${cartExpiry(ctx.now()).toISOString()}::timestamptz
    from carts where ${own} and id = ${cartId}`);
  await ctx.db.execute(
    sql`update cart_items set cart_id = ${toId}::uuid where ${own} and cart_id = ${cartId}`,
  );
  await dropCart(ctx, cartId);
}

/** Removes a cart with its lines; a session that held it finds that it is gone. */
export async function dropCart(ctx: ShopContext, cartId: string): Promise<void> {
  await ctx.db.delete(carts).where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
}
