import { sql } from "drizzle-orm";
import type { ShopContext } from "../shops/shop-context.server";
import { type ChangedProducts, changeProducts } from "./change-products.server";

/**
 * Brings archived products back with the status they had, and of their variations those that were archived
 * with them; what has no place any more, such as an address that another product has now, is refused with its
 * reason.
 * @throws AppError `forbidden`
 */
export async function restoreProducts(ctx: ShopContext, skus: readonly string[]): Promise<ChangedProducts> {
  const { rows } = await ctx.db.execute<{ sku: string }>(sql`
    select v.sku from products p
    join products v on v.tenant_id = p.tenant_id and v.parent_id = p.id and v.archived_from is not null
      and v.updated_at = p.updated_at
    where p.tenant_id = ${ctx.tenant.id} and p.archived_from is not null
      and p.sku = any(${sql.param(skus)}::text[])`);
  const all = [...new Set([...skus, ...rows.map(({ sku }) => sku)])];
  return changeProducts(
    ctx,
    all.map((sku) => ({ sku, fields: {}, restores: true })),
  );
}
