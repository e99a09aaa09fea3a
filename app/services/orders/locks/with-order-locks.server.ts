import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { orders } from "~/tables/orders/orders";
import { carts } from "~/tables/selling/carts";
import { openCartOfOrder } from "../../selling/cart/open-cart-of-order.server";
import type { HeldOrder, OrderRow } from "../../selling/held-order";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * What a change of an order writes besides the order: nothing, its stock, or its stock and its shopper's
 * cart.
 */
export type OrderReach = "order" | "stock" | "stock and cart";

/**
 * Changes an order in one transaction that holds everything the change writes, locked in the one order of
 * rule locks-1, and repeated where PostgreSQL ended it.
 * @param wanted `onlyIf` is looked at before anything is locked and again under the locks; `alsoStock` are
 * stock items that the order does not draw from yet
 * @returns null for an order this shop does not have or that `onlyIf` refuses
 */
export function withOrderLocks<T>(
  ctx: ShopContext,
  {
    orderId,
    ...wanted
  }: {
    orderId: string;
    reach: OrderReach;
    alsoStock?: readonly number[];
    onlyIf?: (order: OrderRow) => boolean;
  },
  work: (inner: ShopContext, held: HeldOrder) => Promise<T>,
): Promise<T | null> {
  return withRows(ctx, { ...wanted, which: eq(orders.id, orderId) }, async (inner, [held]) =>
    held ? work(inner, held) : null,
  );
}

/**
 * Changes the orders that were placed together with an order, itself included, like {@link withOrderLocks}.
 * @param wanted `onlyIf` is asked of each of them
 * @param work gets those that `onlyIf` allows, in the order of their numbers
 * @returns null where there are none
 */
export function withGroupLocks<T>(
  ctx: ShopContext,
  { orderId, ...wanted }: { orderId: string; reach: OrderReach; onlyIf?: (order: OrderRow) => boolean },
  work: (inner: ShopContext, held: HeldOrder[]) => Promise<T>,
): Promise<T | null> {
  const ofGroup = sql`${orders.groupId} = (
    select o.group_id from orders o where o.tenant_id = ${ctx.tenant.id} and o.id = ${orderId})`;
  return withRows(ctx, { ...wanted, which: ofGroup }, work);
}

async function withRows<T>(
  ctx: ShopContext,
  wanted: {
    which: SQL;
    reach: OrderReach;
    alsoStock?: readonly number[];
    onlyIf?: (order: OrderRow) => boolean;
  },
  work: (inner: ShopContext, held: HeldOrder[]) => Promise<T>,
): Promise<T | null> {
  const { which, reach, alsoStock = [], onlyIf = () => true } = wanted;
  return inTransaction(ctx, async (inner) => {
    const seen = (await readOrderRows(inner, which, "unlocked")).filter(onlyIf);
    if (seen.length === 0) return null;
    const cartIds = new Map<string, string | null>();
    if (reach === "stock and cart")
      for (const order of bySeller(seen)) cartIds.set(order.id, await lockCartOf(inner, order));
    const ids = seen.map(({ id }) => id);
    if (reach !== "order") await lockStockOfOrders(inner, ids, alsoStock);
    const locked = await readOrderRows(inner, inArray(orders.id, ids), "locked");
    const held = locked.filter(onlyIf).sort((a, b) => a.incrementId.localeCompare(b.incrementId));
    if (held.length === 0) return null;
    return work(
      inner,
      held.map((order) => ({ order, cartId: cartIds.get(order.id) ?? null })),
    );
  });
}

/** Carts of one shopper are locked by their sellers, for an order's cart has no id before it is opened. */
const bySeller = (rows: readonly OrderRow[]): OrderRow[] =>
  [...rows].sort((a, b) => a.sellerId.localeCompare(b.sellerId));

/** The cart may be made an order of while its lock is waited for: then another one is opened. */
async function lockCartOf(ctx: ShopContext, order: OrderRow): Promise<string | null> {
  for (;;) {
    const cartId = await openCartOfOrder(ctx, order);
    if (cartId === null) return null;
    const [locked] = await ctx.db
      .select({ id: carts.id })
      .from(carts)
      .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)))
      .for("update");
    if (locked) return cartId;
  }
}

async function lockStockOfOrders(
  ctx: ShopContext,
  orderIds: string[],
  also: readonly number[],
): Promise<void> {
  await ctx.db.execute(sql`
    select s.id from stock_items s
    where s.tenant_id = ${ctx.tenant.id} and (s.id = any(${sql.param([...also])}::bigint[]) or s.id in (
      select stock_item_id from order_items
      where tenant_id = ${ctx.tenant.id} and ${inArray(sql`order_id`, orderIds)}))
    order by s.id for update of s`);
}

async function readOrderRows(ctx: ShopContext, which: SQL, how: "locked" | "unlocked"): Promise<OrderRow[]> {
  const query = ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), which))
    .orderBy(orders.id);
  return how === "locked" ? query.for("update") : query;
}
