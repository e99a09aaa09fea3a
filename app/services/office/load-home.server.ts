import type { DateTime } from "luxon";
import type { CartFigures } from "~/models/numbers/cart-figures";
import type { SalesRow } from "~/models/numbers/sales-figures";
import type { VisitorDay } from "~/models/numbers/visitors/visitor-figures";
import { cartsText } from "~/models/office/home/carts-text";
import { type ChartDay, changeText } from "~/models/office/home/sales-chart";
import { visitorsText } from "~/models/office/home/visitors-text";
import { inZone } from "~/models/platform/date/format-date";
import { isAppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { readCartFigures } from "../numbers/read-cart-figures.server";
import { readSales } from "../numbers/read-sales.server";
import { readVisitorDays } from "../numbers/read-visitor-days.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { loadChecklist } from "./home/load-checklist.server";
import { loadNearQuotas } from "./home/load-near-quotas.server";
import { loadTasks } from "./home/load-tasks.server";

/**
 * The office's first screen (rule office-11): what waits, the sales of a week, and what a new shop still
 * needs.
 */
export async function loadHome(ctx: RequestContext) {
  const zone = ctx.shop.settings.general.time_zone;
  const today = inZone(ctx.now(), zone).startOf("day");
  const [tasks, sales, checklist, quotas] = await Promise.all([
    loadTasks(ctx),
    loadWeek(ctx, today),
    loadChecklist(ctx),
    loadNearQuotas(ctx),
  ]);
  return {
    title: today.toFormat("cccc, LLLL d"),
    zoneText: `${zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone} time`,
    tasks,
    sales,
    checklist,
    quotas,
  };
}

/** Net sales of the last seven days beside those of the week before; null for who may not see numbers. */
async function loadWeek(ctx: RequestContext, today: DateTime<true>) {
  const dayAt = (ago: number) => today.minus({ days: ago });
  let rows: SalesRow[];
  let carts: [CartFigures, CartFigures] | null;
  let visits: VisitorDay[] | null;
  try {
    const sellerId = sellerOfActor(await ctx.actor());
    const range = (from: number, to: number) => ({
      from: dayAt(from).toISODate(),
      to: dayAt(to).toISODate(),
    });
    [rows, carts, visits] = await Promise.all([
      readSales(ctx, Object.assign(range(13, 0), { by: "day" as const, sellerId })),
      // A seller's staff do not see carts of the whole shop.
      sellerId === null
        ? Promise.all([readCartFigures(ctx, range(6, 0)), readCartFigures(ctx, range(13, 7))])
        : null,
      sellerId === null ? readVisitorDays(ctx, range(13, 0)) : null,
    ]);
  } catch (error) {
    // The screen does without a part that cannot be had.
    if (!isAppError(error)) ctx.log.error("sales are missing on the office's home", { error });
    return null;
  }
  const soldOn = (day: DateTime<true>) => rows.find(({ key }) => key === day.toISODate());
  const days = Array.from({ length: 7 }, (_, at): ChartDay => {
    const day = dayAt(6 - at);
    return {
      label: day.toFormat("ccc d"),
      valueMinor: soldOn(day)?.netMinor ?? 0,
      beforeMinor: soldOn(day.minus({ days: 7 }))?.netMinor ?? 0,
    };
  });
  const sum = (amountOf: (day: ChartDay) => number) => days.reduce((total, day) => total + amountOf(day), 0);
  const [now, before] = [sum(({ valueMinor }) => valueMinor), sum(({ beforeMinor }) => beforeMinor)];
  const money = (minor: number) => formatMoney(minor, ctx.tenant.currency);
  const weekBegan = dayAt(6).toISODate();
  const orders = rows.filter(({ key }) => key >= weekBegan).reduce((n, row) => n + row.orders, 0);
  return {
    days: days.map((day) => ({
      ...day,
      valueText: money(day.valueMinor),
      beforeText: money(day.beforeMinor),
    })),
    totalText: money(now),
    ordersText: orders === 1 ? "1 order" : `${orders} orders`,
    changeText: changeText(now, before),
    todayText: money(days.at(-1)?.valueMinor ?? 0),
    todayOrders: rows.find(({ key }) => key === today.toISODate())?.orders ?? 0,
    visitorsText:
      visits &&
      visitorsText(
        visits.filter(({ day }) => day >= weekBegan),
        visits.filter(({ day }) => day < weekBegan),
      ),
    cartsText: carts && cartsText(...carts),
  };
}
