// @public

import { sql } from "drizzle-orm";
import { dayOf } from "~/models/numbers/day-range";
import { type ReorderTerms, reorderAdvice } from "~/models/numbers/stock/reorder-advice";
import { readDb } from "../platform/db/read-db.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { authorizeNumbers } from "./sales/authorize-numbers.server";
import { refreshSales } from "./sales/refresh-sales.server";

/** A stock item that will not last, pieces and days. */
export type StockToReorder = {
  sku: string;
  name: string;
  available: number;
  sold: number;
  lastsDays: number;
  orderQty: number;
};

/**
 * Counted stock of the shop's seller that will not last at the pace at which its products sold in this shop
 * (rule numbers-5), the most urgent first.
 * @throws AppError `forbidden`
 */
export async function listStockToReorder(ctx: ShopContext, terms: ReorderTerms): Promise<StockToReorder[]> {
  await authorizeNumbers(ctx, ctx.shop.sellerId);
  const zone = ctx.shop.settings.general.time_zone;
  const from = dayOf(new Date(ctx.now().getTime() - terms.soldDays * 86_400_000), zone);
  await refreshSales(ctx, { from, to: dayOf(ctx.now(), zone) });
  const { rows } = await readDb(ctx.db).execute<{
    sku: string;
    name: string;
    available: string;
    sold: string;
  }>(sql`
    with sold as (
      select key as sku, sum(pieces) as pieces from sales_days
      where tenant_id = ${ctx.tenant.id} and shop_id = ${ctx.shop.id} and by = 'product'
        and seller_id = ${ctx.shop.sellerId} and day > ${from}::date
      group by 1)
    select i.sku, max(coalesce(nullif(p.name, ''), f.name)) as name, i.on_hand - i.reserved as available,
      sum(s.pieces) as sold
    from sold s
    join products p on p.tenant_id = ${ctx.tenant.id} and p.sku = s.sku
    left join products f on f.tenant_id = p.tenant_id and f.id = p.parent_id
    join offers o on o.tenant_id = p.tenant_id and o.product_id = p.id and o.seller_id = ${ctx.shop.sellerId}
    join stock_items i on i.tenant_id = o.tenant_id and i.id = o.stock_item_id
    where i.manage_stock
    group by i.sku, i.on_hand, i.reserved
    order by 1`);
  return rows
    .flatMap(({ sku, name, available, sold }) => {
      const item = { available: Number(available), sold: Number(sold) };
      const advice = reorderAdvice(item, terms);
      return advice ? [{ sku, name, ...item, ...advice }] : [];
    })
    .sort((a, b) => a.lastsDays - b.lastsDays || b.sold - a.sold);
}
