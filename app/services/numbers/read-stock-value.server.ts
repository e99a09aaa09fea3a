// @public

import { sql } from "drizzle-orm";
import type { Minor } from "~/models/platform/money/money";
import { readDb } from "../platform/db/read-db.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { authorizeNumbers } from "./sales/authorize-numbers.server";

/** Counted stock that lies there: kinds of goods, pieces, and what they are offered for. */
export type StockValue = { items: number; pieces: number; valueMinor: Minor };

/**
 * What counted stock would bring at today's prices, sales included (rule numbers-10). Stock of several
 * offers counts once, at the lowest of their prices; there is no price of purchase.
 * @param sellerId of one seller; null for all
 * @throws AppError `forbidden`
 */
export async function readStockValue(ctx: ShopContext, sellerId: string | null): Promise<StockValue> {
  await authorizeNumbers(ctx, sellerId);
  const { rows } = await readDb(ctx.db).execute<Record<keyof StockValue, string>>(sql`
    select count(*) as items, coalesce(sum(i.on_hand), 0) as pieces,
      coalesce(sum(i.on_hand * i.price), 0) as "valueMinor"
    from (
      select i.id, i.on_hand, min(least(f.final_price_minor, f.sale_minor)) as price
      from stock_items i
      join offers f on f.tenant_id = i.tenant_id and f.stock_item_id = i.id and f.archived_from is null
      join products p on p.tenant_id = f.tenant_id and p.id = f.product_id and p.archived_from is null
      where i.tenant_id = ${ctx.tenant.id} and i.manage_stock and i.on_hand > 0
        ${sellerId === null ? sql`` : sql`and f.seller_id = ${sellerId}`}
      group by i.id, i.on_hand) i`);
  const [row] = rows;
  return {
    items: Number(row?.items ?? 0),
    pieces: Number(row?.pieces ?? 0),
    valueMinor: Number(row?.valueMinor ?? 0),
  };
}
