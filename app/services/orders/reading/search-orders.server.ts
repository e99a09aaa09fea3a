// @public

import { and, desc, eq, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import type { Minor } from "~/models/platform/money/money";
import type { OrderStatus } from "~/models/selling/checkout/order-status";
import type { Actor } from "~/models/shops/actors/actor";
import { authorize } from "~/models/shops/actors/authorize";
import { can } from "~/models/shops/actors/can";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { shopOfActor } from "~/models/shops/actors/shop-of-actor";
import { orders } from "~/tables/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { orderSubject } from "../states/order-subject";

/** What orders are looked for by; what is absent does not matter. Moments are UTC ISO. */
export type OrderSearch = {
  /** Anything one knows of an order: its number, e-mail or SKU, or beginnings of words of its names. */
  text?: string | null | undefined;
  number?: string | null | undefined;
  email?: string | null | undefined;
  /** Beginnings of words of the names in its addresses. */
  name?: string | null | undefined;
  sku?: string | null | undefined;
  /** Placed at this moment or later, and before that. */
  from?: string | null | undefined;
  before?: string | null | undefined;
  statuses?: readonly OrderStatus[] | null | undefined;
  minTotalMinor?: Minor | null | undefined;
  maxTotalMinor?: Minor | null | undefined;
  customerId?: number | null | undefined;
  shopId?: string | null | undefined;
  sellerId?: string | null | undefined;
};

/** Where a page of orders ended: the moment in microseconds as PostgreSQL writes it, and the id. */
export type OrderCursor = { at: string; id: string };

/** An order as its owner lists it. */
export type FoundOrder = typeof orders.$inferSelect & { cursor: OrderCursor };

/**
 * The orders of the business that match, the newest first, by one statement (rule owner-api-10). An actor of
 * one shop or seller gets those of that one (rule actors-10).
 * @param page at most `limit` orders, after a cursor
 * @throws AppError `forbidden` where the actor may not view orders
 */
export async function searchOrders(
  ctx: ShopContext,
  search: OrderSearch,
  { after, limit }: { after: OrderCursor | null; limit: number },
): Promise<FoundOrder[]> {
  const actor = await ctx.actor();
  const rows = await ctx.db
    .select({ order: orders, at: sql<string>`${orders.createdAt}::text` })
    .from(orders)
    .where(
      and(
        reached(ctx, actor, search),
        after
          ? sql`(${orders.createdAt}, ${orders.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  for (const { order } of rows) authorize(actor, "view", orderSubject(order));
  return rows.map(({ order, at }) => ({ ...order, cursor: { at, id: order.id } }));
}

/**
 * How many orders of the business match, counted up to a bound.
 * @throws AppError `forbidden` where the actor may not view orders
 */
export async function countOrders(ctx: ShopContext, search: OrderSearch, atMost: number): Promise<number> {
  const found = ctx.db
    .select({ one: sql`1` })
    .from(orders)
    .where(reached(ctx, await ctx.actor(), search))
    .limit(atMost)
    .as("found");
  const [row] = await ctx.db.select({ count: sql<number>`count(*)::int` }).from(found);
  return row?.count ?? 0;
}

/** The condition of the orders that an actor may see and that match. @throws AppError `forbidden` */
function reached(ctx: ShopContext, actor: Actor, search: OrderSearch): SQL | undefined {
  const [ownShop, ownSeller] = [shopOfActor(actor, ctx.shop.id), sellerOfActor(actor)];
  const owners = {
    shopId: search.shopId ?? ownShop ?? ctx.shop.id,
    sellerId: search.sellerId ?? ownSeller ?? ctx.shop.sellerId,
  };
  const any = { tenantId: ctx.tenant.id, id: "", customerId: null, sessionHash: null };
  if (!can(actor, "view", orderSubject({ ...any, ...owners })))
    throw new AppError("forbidden", "You may not view orders.");
  return and(
    eq(orders.tenantId, ctx.tenant.id),
    ownShop === null ? undefined : eq(orders.shopId, ownShop),
    ownSeller === null ? undefined : eq(orders.sellerId, ownSeller),
    ...conditionsOf(search),
  );
}

function conditionsOf(search: OrderSearch): (SQL | undefined)[] {
  const { text, number, email, name, sku, from, before, statuses, customerId } = search;
  const { minTotalMinor, maxTotalMinor, shopId, sellerId } = search;
  return [
    text ? anythingOf(text.trim()) : undefined,
    number ? eq(orders.incrementId, number.trim()) : undefined,
    email ? sql`lower(${orders.email}) = ${email.trim().toLowerCase()}` : undefined,
    name ? sql`${orders.names} @@ typed_words(${name})` : undefined,
    sku
      ? sql`exists (select from order_items i where i.tenant_id = ${orders.tenantId} and i.order_id = ${orders.id}
          and i.sku = ${sku.trim()})`
      : undefined,
    from ? gte(orders.createdAt, new Date(from)) : undefined,
    before ? lt(orders.createdAt, new Date(before)) : undefined,
    statuses && statuses.length > 0 ? inArray(orders.status, [...statuses]) : undefined,
    minTotalMinor == null ? undefined : gte(orders.grandTotalMinor, minTotalMinor),
    maxTotalMinor == null ? undefined : lte(orders.grandTotalMinor, maxTotalMinor),
    customerId == null ? undefined : eq(orders.customerId, customerId),
    shopId ? eq(orders.shopId, shopId) : undefined,
    sellerId ? eq(orders.sellerId, sellerId) : undefined,
  ];
}

/** Each way has an index of its own. */
const anythingOf = (text: string): SQL =>
  sql`(${orders.incrementId} = ${text.replace(/^#/, "")} or lower(${orders.email}) = ${text.toLowerCase()}
    or ${orders.names} @@ typed_words(${text})
    or exists (select from order_items i where i.tenant_id = ${orders.tenantId} and i.order_id = ${orders.id}
      and i.sku = ${text}))`;
