import { and, eq, sql } from "drizzle-orm";
import { openCartOfOrder } from "../cart/open-cart-of-order.server";
import { inTransaction } from "../db/in-transaction.server";
import { carts, orders } from "../db/schema";
import { lockGiftCards } from "../gift-cards/lock-gift-cards.server";
import type { ShopContext } from "../shop-context.server";
import { lockStoreCredit } from "../store-credit/lock-store-credit.server";

/** A row of the orders table. */
export type OrderRow = typeof orders.$inferSelect;

/** What a change of an order writes besides the order: nothing, its stock, or its stock and its shopper's cart. */
export type OrderReach = "order" | "stock" | "stock and cart";

/** The rows a transaction holds. `cartId` is the shopper's open cart; null where it was not asked for or has no owner. */
export type HeldOrder = { order: OrderRow; cartId: string | null };

/**
 * Changes an order in one transaction that holds everything the change writes, locked in the one order of
 * rule locks-1, and repeated where PostgreSQL ended it.
 * @param wanted `onlyIf` is looked at before anything is locked and again under the locks
 * @returns null for an order this shop does not have or that `onlyIf` refuses
 */
export async function withOrderLocks<T>(
  ctx: ShopContext,
  wanted: { orderId: string; reach: OrderReach; onlyIf?: (order: OrderRow) => boolean },
  work: (inner: ShopContext, held: HeldOrder) => Promise<T>,
): Promise<T | null> {
  const { orderId, reach, onlyIf = () => true } = wanted;
  return inTransaction(ctx, async (inner) => {
    const seen = await readOrderRow(inner, orderId, "unlocked");
    if (!seen || !onlyIf(seen)) return null;
    const cartId = reach === "stock and cart" ? await lockCartOf(inner, seen) : null;
    if (reach !== "order") await lockStockOfOrder(inner, orderId);
    const order = await readOrderRow(inner, orderId, "locked");
    return order && onlyIf(order) ? work(inner, { order, cartId }) : null;
  });
}

/** A cart as its lock finds it. */
export type HeldCart = {
  id: string;
  sellerId: string;
  customerId: number | null;
  placeToken: string;
  giftCardIds: number[];
};

/**
 * Makes an order of a cart in one transaction that holds the cart, then every stock item its lines draw from, then its
 * gift cards and its customer's credit (rule locks-1), repeated where PostgreSQL ended it.
 * @returns null when the cart is gone
 */
export async function withCartLocks<T>(
  ctx: ShopContext,
  cartId: string,
  work: (inner: ShopContext, cart: HeldCart) => Promise<T>,
): Promise<T | null> {
  return inTransaction(ctx, async (inner) => {
    const cart = await lockCart(inner, cartId);
    if (!cart) return null;
    await lockStockOfCart(inner, cartId);
    await lockGiftCards(inner, cart.giftCardIds);
    await lockStoreCredit(inner, cart.customerId);
    return work(inner, cart);
  });
}

async function lockCart(ctx: ShopContext, cartId: string): Promise<HeldCart | null> {
  const [cart] = await ctx.db
    .select({
      id: carts.id,
      sellerId: carts.sellerId,
      customerId: carts.customerId,
      placeToken: carts.placeToken,
      giftCardIds: carts.giftCardIds,
    })
    .from(carts)
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)))
    .for("update");
  return cart ?? null;
}

/** The cart may be made an order of while its lock is waited for: then another one is opened. */
async function lockCartOf(ctx: ShopContext, order: OrderRow): Promise<string | null> {
  for (;;) {
    const cartId = await openCartOfOrder(ctx, order);
    if (cartId === null || (await lockCart(ctx, cartId))) return cartId;
  }
}

async function lockStockOfCart(ctx: ShopContext, cartId: string): Promise<void> {
  await ctx.db.execute(sql`
    select s.id from stock_items s
    where s.tenant_id = ${ctx.tenant.id} and s.id in (
      select o.stock_item_id from cart_items i
      join carts c on c.tenant_id = i.tenant_id and c.id = i.cart_id
      join offers o on o.tenant_id = i.tenant_id and o.product_id = i.product_id and o.seller_id = c.seller_id
      where i.tenant_id = ${ctx.tenant.id} and i.cart_id = ${cartId})
    order by s.id for update of s`);
}

async function lockStockOfOrder(ctx: ShopContext, orderId: string): Promise<void> {
  await ctx.db.execute(sql`
    select s.id from stock_items s
    where s.tenant_id = ${ctx.tenant.id} and s.id in (
      select stock_item_id from order_items where tenant_id = ${ctx.tenant.id} and order_id = ${orderId})
    order by s.id for update of s`);
}

async function readOrderRow(
  ctx: ShopContext,
  orderId: string,
  how: "locked" | "unlocked",
): Promise<OrderRow | null> {
  const query = ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  const [order] = await (how === "locked" ? query.for("update") : query);
  return order ?? null;
}
