import { and, eq, sql } from "drizzle-orm";
import { carts } from "~/tables/carts";
import type { ShopContext } from "../../shops/shop-context.server";

/** Coupon codes and gift cards of a cart, gift cards by id. */
export type CartCodes = {
  couponCodes: readonly string[];
  giftCardIds: readonly number[];
  /** Whether its customer pays with store credit. */
  usesStoreCredit: boolean;
};

/** Adds codes to those a cart has; none is in it twice. Credit that pays already stays. */
export async function addCodes(
  ctx: ShopContext,
  cartId: string,
  { couponCodes = [], giftCardIds = [], usesStoreCredit = false }: Partial<CartCodes>,
): Promise<void> {
  if (couponCodes.length + giftCardIds.length === 0 && !usesStoreCredit) return;
  const [coupons, cards] = [JSON.stringify(couponCodes), JSON.stringify(giftCardIds)];
  await ctx.db
    .update(carts)
    .set({
      couponCodes: sql`${carts.couponCodes} || (select coalesce(jsonb_agg(v), '[]') from
        jsonb_array_elements(${coupons}::jsonb) v where not ${carts.couponCodes} @> v)`,
      giftCardIds: sql`${carts.giftCardIds} || (select coalesce(jsonb_agg(v), '[]') from
        jsonb_array_elements(${cards}::jsonb) v where not ${carts.giftCardIds} @> v)`,
      usesStoreCredit: sql`${carts.usesStoreCredit} or ${usesStoreCredit}`,
    })
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
}
