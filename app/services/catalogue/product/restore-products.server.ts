// @public

import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { NamedProduct } from "../changes/product-change.server";
import { type ChangedProducts, changeProducts } from "./change-products.server";

/**
 * Brings archived products back with the status they had, and of their variations those that were archived
 * with them; what has no place any more, such as an address that another product has now, is refused with its
 * reason.
 * @param products under the versions they were archived in
 * @throws AppError `forbidden`
 */
export async function restoreProducts(
  ctx: ShopContext,
  products: readonly NamedProduct[],
): Promise<ChangedProducts> {
  const skus = products.map(({ sku }) => sku);
  const { rows } = await ctx.db.execute<{ sku: string }>(sql`
    select v.sku from products p
    join products v on v.tenant_id = p.tenant_id and v.parent_id = p.id and v.archived_from is not null
      and v.updated_at = p.updated_at
    where p.tenant_id = ${ctx.tenant.id} and p.archived_from is not null
      and p.sku = any(${sql.param(skus)}::text[])`);
  const others = rows.filter(({ sku }) => !skus.includes(sku));
  return changeProducts(
    ctx,
    [...products, ...others].map((one) => ({ ...one, fields: {}, restores: true })),
  );
}
