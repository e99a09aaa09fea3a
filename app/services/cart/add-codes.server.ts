import { and, eq, sql } from "drizzle-orm";
import { carts } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/** Coupon codes and gift cards of a cart, gift cards by id. */
export type CartCodes = { couponCodes: readonly string[]; giftCardIds: readonly number[] };

/** Adds codes to those a cart has; none is in it twice. */
export async function addCodes(
  ctx: ShopContext,
  cartId: string,
  { couponCodes, giftCardIds }: CartCodes,
): Promise<void> {
  if (couponCodes.length + giftCardIds.length === 0) return;
  const [coupons, cards] = [JSON.stringify(couponCodes), JSON.stringify(giftCardIds)];
  await ctx.db
    .update(carts)
    .set({
      couponCodes: sql`${carts.couponCodes} || (select coalesce(jsonb_agg(v), '[]') from
        jsonb_array_elements(${coupons}::jsonb) v where not ${carts.couponCodes} @> v)`,
      giftCardIds: sql`${carts.giftCardIds} || (select coalesce(jsonb_agg(v), '[]') from
        jsonb_array_elements(${cards}::jsonb) v where not ${carts.giftCardIds} @> v)`,
    })
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
}
