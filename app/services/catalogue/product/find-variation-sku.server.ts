// @public

import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The SKU of a product's variation as it is written, found without regard to case; archived ones, too, whose
 * old links open the product (rule addresses-2).
 * @returns null for no variation of the product
 */
export async function findVariationSku(
  ctx: Pick<ShopContext, "db" | "tenant">,
  productId: number,
  sku: string,
): Promise<string | null> {
  const { rows } = await ctx.db.execute<{ sku: string }>(sql`
    select v.sku from products v
    where v.tenant_id = ${ctx.tenant.id} and v.parent_id = ${productId} and lower(v.sku) = lower(${sku})
    order by v.sku = ${sku} desc, v.id limit 1`);
  return rows[0]?.sku ?? null;
}
