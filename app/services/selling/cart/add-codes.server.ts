import { and, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { carts } from "~/tables/selling/carts";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Coupon codes and gift cards of a cart, gift cards by id, and the discounts whose gifts were taken out. */
export type CartCodes = {
  couponCodes: readonly string[];
  giftCardIds: readonly number[];
  declinedGifts: readonly string[];
  /** Whether its customer pays with store credit. */
  usesStoreCredit: boolean;
};

/** Adds codes to those a cart has; none is in it twice. Credit that pays already stays. */
export async function addCodes(
  ctx: ShopContext,
  cartId: string,
  { couponCodes = [], giftCardIds = [], declinedGifts = [], usesStoreCredit = false }: Partial<CartCodes>,
): Promise<void> {
  const count = couponCodes.length + giftCardIds.length + declinedGifts.length;
  if (count === 0 && !usesStoreCredit) return;
  const union = (column: PgColumn, values: readonly unknown[]) =>
    sql`${column} || (select coalesce(jsonb_agg(v), '[]') from
      jsonb_array_elements(${JSON.stringify(values)}::jsonb) v where not ${column} @> v)`;
  await ctx.db
    .update(carts)
    .set({
      couponCodes: union(carts.couponCodes, couponCodes),
      giftCardIds: union(carts.giftCardIds, giftCardIds),
      declinedGifts: union(carts.declinedGifts, declinedGifts),
      usesStoreCredit: sql`${carts.usesStoreCredit} or ${usesStoreCredit}`,
    })
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
}
