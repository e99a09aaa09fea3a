import { sql } from "drizzle-orm";
import type { Sellable } from "~/models/catalogue/sellable";
import type { ShopContext } from "../shop-context.server";
import { type SellableTuple, sellableJson, sellableOf } from "./sellable-row.server";

const selfJson = sellableJson({ product: "p", parent: "up", stock: "s" }, "any");

/** What can be bought of a product or variation, with every price level; null when the shop shows no such product. */
export async function readSellable(ctx: ShopContext, id: number): Promise<Sellable | null> {
  const { rows } = await ctx.db.execute<{ self: SellableTuple }>(sql`
    select ${selfJson} as self from products p
    left join products up on up.shop_id = p.shop_id and up.id = p.parent_id
    left join stock_items s on s.shop_id = p.shop_id and s.id = p.stock_item_id
    where p.shop_id = ${ctx.shop.id} and p.id = ${id} and p.status <> 'archived' and p.is_visible`);
  const row = rows[0];
  return row ? sellableOf(row.self) : null;
}
