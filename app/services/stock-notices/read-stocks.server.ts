import { sql } from "drizzle-orm";
import { offer } from "~/models/catalogue/sellable";
import { type StockView, stockView } from "~/models/catalogue/stock-view";
import { type SellableTuple, sellableJson, sellableOf } from "../catalogue/sellable-row.server";
import type { ShopContext } from "../shop-context.server";

const selfJson = sellableJson("v", "any");

/** The stock of products and variations as a visitor without an account sees it, by id; none for what the shop does not show. */
export async function readStocks(ctx: ShopContext, ids: readonly number[]): Promise<Map<number, StockView>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ self: SellableTuple }>(sql`
    select ${selfJson} as self from sellables v
    where v.tenant_id = ${ctx.tenant.id} and v.id in ${[...ids]} and v.seller_id = ${ctx.shop.sellerId}
      and v.status <> 'archived' and v.is_listed`);
  return new Map(
    rows.map((row) => {
      const sellable = sellableOf(row.self);
      return [sellable.id, stockView(offer(sellable, { group: "" }).stock)];
    }),
  );
}
