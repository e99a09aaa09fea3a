// @public

import { type SQL, sql } from "drizzle-orm";
import type { DayRange } from "~/models/numbers/day-range";
import { isPeriod, type SalesDimension, type SalesRow } from "~/models/numbers/sales-figures";
import { readDb } from "../platform/db/read-db.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { authorizeNumbers } from "./sales/authorize-numbers.server";
import { refreshSales } from "./sales/refresh-sales.server";

/** What is counted by something else than what stands in the table: `stored` is what it is made of. */
type ReadBy = { key: SQL; label: SQL; stored: SalesDimension; joined?: SQL };

const readBy: Partial<Record<SalesDimension, ReadBy>> = {
  day: { key: sql`d.day::text`, label: sql`d.label`, stored: "day" },
  week: { key: sql`date_trunc('week', d.day)::date::text`, label: sql`d.label`, stored: "day" },
  month: { key: sql`to_char(d.day, 'YYYY-MM')`, label: sql`d.label`, stored: "day" },
  seller: { key: sql`s.code`, label: sql`s.name`, stored: "day" },
  category: {
    key: sql`coalesce(c.path, '')`,
    label: sql`coalesce(c.name, '')`,
    stored: "product",
    joined: sql`
      left join products p on p.tenant_id = d.tenant_id and p.sku = d.key
      left join product_categories pc on pc.tenant_id = p.tenant_id
        and pc.product_id = coalesce(p.parent_id, p.id) and pc.is_primary
      left join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id`,
  },
};

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
  const {
    key,
    label,
    stored,
    joined = sql``,
  } = readBy[by] ?? { key: sql`d.key`, label: sql`d.label`, stored: by };
  const { rows } = await readDb(ctx.db).execute<Record<keyof SalesRow, string>>(sql`
    select ${key} as key, max(${label}) as label, sum(d.orders) as orders, sum(d.pieces) as pieces,
      sum(d.goods_minor) as "goodsMinor", sum(d.gift_cards_minor) as "giftCardsMinor",
      sum(d.delivery_minor) as "deliveryMinor", sum(d.tax_minor) as "taxMinor",
      sum(d.discount_minor) as "discountMinor", sum(d.returned_minor) as "returnedMinor",
      sum(d.goods_minor + d.gift_cards_minor + d.delivery_minor + d.tax_minor - d.returned_minor) as "netMinor"
    from sales_days d
    join sellers s on s.tenant_id = d.tenant_id and s.id = d.seller_id
    ${joined}
    where d.tenant_id = ${ctx.tenant.id} and d.shop_id = ${ctx.shop.id} and d.by = ${stored}
      and d.day between ${from}::date and ${to}::date
      ${sellerId === null ? sql`` : sql`and d.seller_id = ${sellerId}`}
    group by 1
    order by ${isPeriod(by) ? sql`1` : sql`"netMinor" desc, "discountMinor" desc, 1`} limit ${maxRows}`);
  return rows.map(({ key, label, ...figures }) => {
    const numbers = Object.entries(figures).map(([name, value]) => [name, Number(value)]);
    return { key, label, ...(Object.fromEntries(numbers) as Omit<SalesRow, "key" | "label">) };
  });
}
