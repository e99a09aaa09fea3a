import { z } from "zod";
import { dayRange } from "~/models/office/list/day-range";
import type { ListAddress } from "~/models/office/list/list-address";
import { orderRow } from "~/models/office/orders/order-row";
import { parseMoney } from "~/models/platform/money/parse-money";
import { orderStatuses } from "~/models/selling/order-status";
import { countOrders, type OrderSearch, searchOrders } from "../orders/search-orders.server";
import { readCursor, writeCursor } from "../platform/http/page-cursor.server";
import type { ShopContext } from "../shops/shop-context.server";
import { readPieces } from "./orders/read-pieces.server";

/** Orders on a page of the list. */
const pageLength = 50;
/** Up to here the orders that match are counted. */
const countedAtMost = 10_000;

const cursorSchema = z.object({ at: z.string().max(40), id: z.string().uuid() });

/** A page of the orders of the shop that an address asks for, the newest first, as rows (rule office-3). */
export async function listOfficeOrders(ctx: ShopContext, address: ListAddress) {
  const search = orderSearchOf(ctx, address);
  const after = address.after ? readCursor(address.after, cursorSchema) : null;
  const [found, count] = await Promise.all([
    searchOrders(ctx, search, { after, limit: pageLength + 1 }),
    countOrders(ctx, search, countedAtMost + 1),
  ]);
  const shown = found.slice(0, pageLength);
  const pieces = await readPieces(
    ctx,
    shown.map(({ id }) => id),
  );
  const zone = ctx.shop.settings.general.time_zone;
  const last = found.length > pageLength ? shown.at(-1) : undefined;
  return {
    address,
    rows: shown.map((order) => orderRow(order, pieces.get(order.id) ?? noPieces, { zone, now: ctx.now() })),
    next: last ? writeCursor(last.cursor) : "",
    count: Math.min(count, countedAtMost),
    isMore: count > countedAtMost,
  };
}

const noPieces = { count: 0, sentCount: 0 };

/** The search of orders that an address of the list means; days are those of the shop. */
export function orderSearchOf(ctx: ShopContext, { q, filters }: ListAddress): OrderSearch {
  const one = (key: string) => filters[key]?.[0];
  const { currency } = ctx.tenant;
  const amount = (key: string) => parseMoney(one(key) ?? "", currency);
  return {
    text: q || null,
    statuses: orderStatuses.filter((status) => filters.status?.includes(status)),
    ...dayRange(one("placed-from"), one("placed-until"), ctx.shop.settings.general.time_zone),
    minTotalMinor: amount("total-min"),
    maxTotalMinor: amount("total-max"),
    sku: one("sku") ?? null,
    shopId: ctx.shop.id,
  };
}
