// @public

import { and, desc, eq, gte, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { readNameSearch, readOrderSearch } from "~/models/orders/order-search-text";
import { zonedMomentMs } from "~/models/platform/date/zoned-moment";
import { AppError } from "~/models/platform/error/app-error";
import type { Minor } from "~/models/platform/money/money";
import type { OrderStatus } from "~/models/selling/checkout/order-status";
import type { Actor } from "~/models/shops/actors/actor";
import { authorize } from "~/models/shops/actors/authorize";
import { can } from "~/models/shops/actors/can";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { shopOfActor } from "~/models/shops/actors/shop-of-actor";
import { orderTexts } from "~/tables/orders/order-texts";
import { orders } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { orderSubject } from "../states/order-subject";
import { countByText, type OrderCursor, ordersByText, type TextSearch } from "./orders-by-text.server";

/** What orders are looked for by; what is absent does not matter. Moments are UTC ISO. */
export type OrderSearch = {
  /** Anything one knows of an order, as people type it (rule orders-24). */
  text?: string | null | undefined;
  number?: string | null | undefined;
  email?: string | null | undefined;
  /** Beginnings of words of the names in its addresses, of one or two letters whole words. */
  name?: string | null | undefined;
  sku?: string | null | undefined;
  /** Placed at this moment or later, and before that. */
  from?: string | null | undefined;
  before?: string | null | undefined;
  statuses?: readonly OrderStatus[] | null | undefined;
  minTotalMinor?: Minor | null | undefined;
  maxTotalMinor?: Minor | null | undefined;
  customerId?: number | null | undefined;
  /** Of people without an account alone. */
  isGuest?: boolean | null | undefined;
  shopId?: string | null | undefined;
  sellerId?: string | null | undefined;
  /** The code of a seller, or a part of its name. */
  seller?: string | null | undefined;
};

export type { OrderCursor };

/** An order as its owner lists it. */
export type FoundOrder = typeof orders.$inferSelect & { cursor: OrderCursor };

/**
 * The orders of the business that match, the newest first, by one statement, or by three for words (rule
 * owner-api-10). An actor of one shop or seller gets those of that one (rule actors-10).
 * @param page at most `limit` orders, after a cursor
 * @throws AppError `forbidden` where the actor may not view orders
 */
export async function searchOrders(
  ctx: ShopContext,
  search: OrderSearch,
  { after, limit }: { after: OrderCursor | null; limit: number },
): Promise<FoundOrder[]> {
  const actor = await ctx.actor();
  const reach = reached(ctx, actor, search);
  const rows = await ctx.db
    .select({ order: orders, at: sql<string>`${orders.createdAt}::text` })
    .from(orders)
    .where(
      reach.text
        ? and(
            eq(orders.tenantId, ctx.tenant.id),
            inArray(orders.id, idsOf(await ordersByText(ctx.db, reach.text, { after, limit }))),
          )
        : and(
            reach.all,
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

const idsOf = (places: readonly OrderCursor[]): string[] => places.map(({ id }) => id);

/**
 * How many orders of the business match, counted up to a bound.
 * @throws AppError `forbidden` where the actor may not view orders
 */
export async function countOrders(ctx: ShopContext, search: OrderSearch, atMost: number): Promise<number> {
  const reach = reached(ctx, await ctx.actor(), search);
  if (reach.text) return countByText(ctx.db, reach.text, atMost);
  const found = ctx.db.select({ one: sql`1` }).from(orders).where(reach.all).limit(atMost).as("found");
  const [row] = await ctx.db.select({ count: sql<number>`count(*)::int` }).from(found);
  return row?.count ?? 0;
}

/** The orders that an actor may see and that match: a condition, or what to look for by their words. */
type Reach = { all: SQL | undefined; text: TextSearch | null };

/** @throws AppError `forbidden` */
function reached(ctx: ShopContext, actor: Actor, search: OrderSearch): Reach {
  const [ownShop, ownSeller] = [shopOfActor(actor, ctx.shop.id), sellerOfActor(actor)];
  const owners = {
    shopId: search.shopId ?? ownShop ?? ctx.shop.id,
    sellerId: search.sellerId ?? ownSeller ?? ctx.shop.sellerId,
  };
  const any = { tenantId: ctx.tenant.id, id: "", customerId: null, sessionHash: null };
  if (!can(actor, "view", orderSubject({ ...any, ...owners })))
    throw new AppError("forbidden", "You may not view orders.");
  const only: OrderSearch = {
    shopId: ownShop ?? search.shopId,
    sellerId: ownSeller ?? search.sellerId,
    from: search.from,
    before: search.before,
  };
  const ofOrder = and(...conditionsOf(search), ...typedConditions(ctx, search));
  const nameParts = readNameSearch(search.name ?? "");
  const parts = [...readOrderSearch(search.text ?? "", ctx.tenant.currency).parts, ...nameParts];
  const all = and(eq(orders.tenantId, ctx.tenant.id), ...placedWhere(orders, only), ofOrder);
  if (parts.length === 0) return { all, text: null };
  const ofText = and(...placedWhere(orderTexts, only));
  return {
    all,
    text: {
      tenantId: ctx.tenant.id,
      parts,
      ofText,
      ofOrder: ofOrder && and(...placedWhere(orders, only), ofOrder),
      ofHit: nameParts.length > 0 ? sql`${orders.names} @@ typed_words(${search.name})` : undefined,
    },
  };
}

/** The amount and the day in what was typed; a text that says nothing finds nothing. */
function typedConditions(ctx: ShopContext, search: OrderSearch): (SQL | undefined)[] {
  if (!search.text?.trim()) return [];
  const { parts, totalMinor, day } = readOrderSearch(search.text, ctx.tenant.currency);
  if (parts.length === 0 && totalMinor === null && day === null) return [sql`false`];
  return [
    totalMinor === null ? undefined : eq(orders.grandTotalMinor, totalMinor),
    ...(day === null ? [] : placedWhere(orders, typedDay(ctx, search))),
  ];
}

/** A typed day is one of the shop. */
function typedDay(ctx: ShopContext, search: OrderSearch): Pick<OrderSearch, "from" | "before"> {
  const { day } = readOrderSearch(search.text ?? "", ctx.tenant.currency);
  if (day === null) return {};
  const zone = ctx.shop.settings.general.time_zone;
  const iso = (end: "begins" | "ends") => new Date(zonedMomentMs(day, zone, end)).toISOString();
  return { from: iso("begins"), before: iso("ends") };
}

/** Where and when orders were placed, which their words know too. */
const placedWhere = (
  table: typeof orders | typeof orderTexts,
  { shopId, sellerId, from, before }: OrderSearch,
): (SQL | undefined)[] => [
  from ? gte(table.createdAt, new Date(from)) : undefined,
  before ? lt(table.createdAt, new Date(before)) : undefined,
  shopId ? eq(table.shopId, shopId) : undefined,
  sellerId ? eq(table.sellerId, sellerId) : undefined,
];

function conditionsOf(search: OrderSearch): (SQL | undefined)[] {
  const { number, email, name, sku, seller, statuses, customerId, minTotalMinor, maxTotalMinor } = search;
  return [
    number ? eq(orders.incrementId, number.trim()) : undefined,
    email ? sql`lower(${orders.email}) = ${email.trim().toLowerCase()}` : undefined,
    // A name has words by which it is looked for; one without finds nothing.
    name && readNameSearch(name).length === 0 ? sql`false` : undefined,
    sku
      ? sql`exists (select from order_items i where i.tenant_id = ${orders.tenantId} and i.order_id = ${orders.id}
          and i.sku = ${sku.trim()})`
      : undefined,
    seller
      ? sql`${orders.sellerId} in (select id from sellers s where s.tenant_id = ${orders.tenantId}
          and (s.code = ${seller.trim()} or strpos(lower(s.name), ${seller.trim().toLowerCase()}) > 0))`
      : undefined,
    statuses && statuses.length > 0 ? inArray(orders.status, [...statuses]) : undefined,
    minTotalMinor == null ? undefined : gte(orders.grandTotalMinor, minTotalMinor),
    maxTotalMinor == null ? undefined : lte(orders.grandTotalMinor, maxTotalMinor),
    customerId == null ? undefined : eq(orders.customerId, customerId),
    search.isGuest ? isNull(orders.customerId) : undefined,
  ];
}
