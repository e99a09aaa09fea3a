import { and, eq, inArray, sql } from "drizzle-orm";
import { products } from "../db/schema";
import type { ApplyMode } from "./apply-categories.server";
import type { ShopFilesContext } from "./files-context.server";

/**
 * Removes products with all that hangs on them. Orders keep their own copy of what was bought and are not touched;
 * lines of open carts go. In `replace` mode stock items nothing draws from go too, unless pieces of them are reserved
 * by an order that may yet give them back.
 */
export async function removeProducts(ctx: ShopFilesContext, ids: number[], mode: ApplyMode): Promise<void> {
  if (ids.length > 0) {
    await ctx.db.execute(sql`
      delete from cart_items where tenant_id = ${ctx.tenant.id} and product_id in (
        select id from products where tenant_id = ${ctx.tenant.id}
          and (id in ${ids} or parent_id in ${ids}))`);
    await ctx.db.delete(products).where(and(eq(products.tenantId, ctx.tenant.id), inArray(products.id, ids)));
  }
  if (mode === "replace")
    await ctx.db.execute(sql`
      delete from stock_items s where s.tenant_id = ${ctx.tenant.id} and s.seller_id = ${ctx.shop.sellerId}
        and s.reserved = 0 and not exists (
        select from offers o where o.tenant_id = s.tenant_id and o.stock_item_id = s.id)`);
}
