// @public

import { sql } from "drizzle-orm";
import type { Sellable } from "~/models/catalogue/stock/sellable";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type SellableTuple, sellableJson, sellableOf } from "./sellable-row.server";

const selfJson = sellableJson("v", "any");

/**
 * What can be bought of a product or variation, with every price level; null when the shop shows no such
 * product.
 */
export async function readSellable(ctx: ShopContext, id: number): Promise<Sellable | null> {
  const { rows } = await ctx.db.execute<{ self: SellableTuple }>(sql`
    select ${selfJson} as self from sellables v
    where v.tenant_id = ${ctx.tenant.id} and v.id = ${id} and v.seller_id = ${ctx.shop.sellerId}
      and v.status <> 'archived' and v.is_listed`);
  const row = rows[0];
  return row ? sellableOf(row.self, ctx.shop) : null;
}
