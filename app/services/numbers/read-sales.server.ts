// @public

import { sql } from "drizzle-orm";
import type { DayRange } from "~/models/numbers/day-range";
import type { SalesDimension, SalesRow } from "~/models/numbers/sales-figures";
import { readDb } from "../platform/db/read-db.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { authorizeNumbers } from "./sales/authorize-numbers.server";
import { refreshSales } from "./sales/refresh-sales.server";

/** Rows of one answer: a shop may have sold more products than anybody reads. */
const maxRows = 10_000;

/**
 * What a shop sold in a time (rule numbers-2), exact at this moment: days are listed in their order, all else
 * by what it brought.
 * @param sellerId of a marketplace, one seller's sales alone; null for all
 * @throws AppError `forbidden` where the actor may not view these numbers, `unavailable` while too many of
 * the days wait to be counted
 */
export async function readSales(
  ctx: ShopContext,
  { from, to, by, sellerId }: DayRange & { by: SalesDimension; sellerId: string | null },
): Promise<SalesRow[]> {
  await authorizeNumbers(ctx, sellerId);
  await refreshSales(ctx, { from, to });
  const bySeller = by === "seller";
  const key = by === "day" ? sql`d.day::text` : bySeller ? sql`s.code` : sql`d.key`;
  const label = bySeller ? sql`s.name` : sql`d.label`;
  const stored = bySeller ? "day" : by;
  const { rows } = await readDb(ctx.db).execute<Record<keyof SalesRow, string>>(sql`
    select ${key} as key, max(${label}) as label, sum(d.orders) as orders, sum(d.pieces) as pieces,
      sum(d.goods_minor) as "goodsMinor", sum(d.gift_cards_minor) as "giftCardsMinor",
      sum(d.delivery_minor) as "deliveryMinor", sum(d.tax_minor) as "taxMinor",
      sum(d.discount_minor) as "discountMinor", sum(d.returned_minor) as "returnedMinor",
      sum(d.goods_minor + d.gift_cards_minor + d.delivery_minor + d.tax_minor - d.returned_minor) as "netMinor"
    from sales_days d
    join sellers s on s.tenant_id = d.tenant_id and s.id = d.seller_id
    where d.tenant_id = ${ctx.tenant.id} and d.shop_id = ${ctx.shop.id} and d.by = ${stored}
      and d.day between ${from}::date and ${to}::date
      ${sellerId === null ? sql`` : sql`and d.seller_id = ${sellerId}`}
    group by 1
    order by ${by === "day" ? sql`1` : sql`"netMinor" desc, "discountMinor" desc, 1`} limit ${maxRows}`);
  return rows.map(({ key, label, ...figures }) => {
    const numbers = Object.entries(figures).map(([name, value]) => [name, Number(value)]);
    return { key, label, ...(Object.fromEntries(numbers) as Omit<SalesRow, "key" | "label">) };
  });
}
