import { readArchived } from "../../../catalogue/product/read-archived.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";

const atOnce = 1000;

/**
 * Rows of products, those of SKUs that no product and no variation has as ones that are added (rule
 * office-78).
 */
export async function withNewProducts(
  ctx: ShopContext,
  rows: readonly Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  const skus = rows.map(({ sku }) => String(sku ?? "")).filter(Boolean);
  const known = new Set<string>();
  for (let at = 0; at < skus.length; at += atOnce)
    for (const sku of (await readArchived(ctx, skus.slice(at, at + atOnce))).keys()) known.add(sku);
  return rows.map((row) => (known.has(String(row.sku)) ? row : { ...row, expectedVersion: null }));
}
