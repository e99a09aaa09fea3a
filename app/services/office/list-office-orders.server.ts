import { z } from "zod";
import { listedDays } from "~/models/office/list/day-range";
import type { ListAddress } from "~/models/office/list/list-address";
import { orderRow } from "~/models/office/orders/order-row";
import { parseMoney } from "~/models/platform/money/parse-money";
import { orderStatuses } from "~/models/selling/checkout/order-status";
import { nameSellers } from "../marketplace/name-sellers.server";
import { countOrders, type OrderSearch, searchOrders } from "../orders/reading/search-orders.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { readPieces } from "./orders/read-pieces.server";
import { readOfficePage } from "./read-office-page.server";

const cursorSchema = z.object({ at: z.string().max(40), id: z.string().uuid() });

/** A page of the orders of the shop that an address asks for, the newest first, as rows (rule office-3). */
export async function listOfficeOrders(ctx: ShopContext, address: ListAddress, atOnce?: number) {
  const search = orderSearchOf(ctx, address);
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  let pieces: Awaited<ReturnType<typeof readPieces>> = new Map();
  let sellerNames: ReadonlyMap<string, string> = new Map();
  const page = await readOfficePage(
    address,
    cursorSchema,
    {
      list: (after, limit) => searchOrders(ctx, search, { after, limit }),
      count: (atMost) => countOrders(ctx, search, atMost),
      keyOf: ({ cursor }) => cursor,
      rowOf: (order) =>
        orderRow(
          order,
          { ...noPieces, ...pieces.get(order.id), seller: sellerNames.get(order.sellerId) },
          clock,
        ),
      prepare: async (shown) => {
        const ids = shown.map(({ id }) => id);
        [pieces, sellerNames] = await Promise.all([
          readPieces(ctx, ids),
          address.columns.includes("seller")
            ? nameSellers(
                ctx,
                shown.map(({ sellerId }) => sellerId),
              )
            : sellerNames,
        ]);
      },
    },
    atOnce,
  );
  return { ...page, sum: `shop time ${clock.zone}` };
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
    ...listedDays(one("placed-from"), one("placed-until"), ctx.shop.settings.general.time_zone),
    minTotalMinor: amount("total-min"),
    maxTotalMinor: amount("total-max"),
    sku: one("sku") ?? null,
    seller: one("seller") ?? null,
    shopId: ctx.shop.id,
  };
}
