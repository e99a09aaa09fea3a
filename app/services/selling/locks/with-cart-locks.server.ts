// @public

import { and, eq, inArray, sql } from "drizzle-orm";
import { carts } from "~/tables/selling/carts";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { lockGiftCards } from "../gift-cards/lock-gift-cards.server";
import { lockStoreCredit } from "../store-credit/lock-store-credit.server";

/** A cart as its lock finds it. */
export type HeldCart = {
  id: string;
  sellerId: string;
  customerId: number | null;
  placeToken: string;
  giftCardIds: number[];
  /** Whether it is the cart of a quote. */
  isQuoted: boolean;
};

/**
 * Makes something else of a shopper's carts, such as orders, in one transaction that holds the carts, then
 * every stock item their lines draw from, then their gift cards and their customer's credit (rule locks-1),
 * repeated where PostgreSQL ended it.
 * @param work gets the carts in the order of `cartIds`
 * @returns null when one of the carts is gone
 */
export async function withCartLocks<T>(
  ctx: ShopContext,
  cartIds: readonly string[],
  work: (inner: ShopContext, carts: HeldCart[]) => Promise<T>,
): Promise<T | null> {
  return inTransaction(ctx, async (inner) => {
    const held = await lockCarts(inner, cartIds);
    if (held.length < cartIds.length || held.length === 0) return null;
    await lockStock(inner, cartIds);
    await lockGiftCards(inner, [...new Set(held.flatMap(({ giftCardIds }) => giftCardIds))]);
    for (const customerId of new Set(held.map((cart) => cart.customerId)))
      await lockStoreCredit(inner, customerId);
    return work(
      inner,
      cartIds.flatMap((id) => held.find((cart) => cart.id === id) ?? []),
    );
  });
}

const lockCarts = (ctx: ShopContext, ids: readonly string[]): Promise<HeldCart[]> =>
  ctx.db
    .select({
      id: carts.id,
      sellerId: carts.sellerId,
      customerId: carts.customerId,
      placeToken: carts.placeToken,
      giftCardIds: carts.giftCardIds,
      isQuoted: sql<boolean>`exists (select from quotes q
        where q.tenant_id = carts.tenant_id and q.shop_id = carts.shop_id and q.cart_id = carts.id)`,
    })
    .from(carts)
    .where(and(eq(carts.tenantId, ctx.tenant.id), inArray(carts.id, [...ids])))
    .orderBy(carts.sellerId)
    .for("update");

async function lockStock(ctx: ShopContext, cartIds: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    select s.id from stock_items s
    where s.tenant_id = ${ctx.tenant.id} and s.id in (
      select o.stock_item_id from cart_items i
      join carts c on c.tenant_id = i.tenant_id and c.id = i.cart_id
      join offers o on o.tenant_id = i.tenant_id and o.product_id = i.product_id and o.seller_id = c.seller_id
      where i.tenant_id = ${ctx.tenant.id} and ${inArray(sql`i.cart_id`, [...cartIds])})
    order by s.id for update of s`);
}
