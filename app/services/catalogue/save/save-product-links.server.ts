import { and, eq, inArray, sql } from "drizzle-orm";
import type { CatalogueEntry } from "~/models/catalogue/categories/catalogue-entry";
import { productCategories, productChildren } from "~/tables/catalogue/catalogue";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { insertAll } from "./insert-all.server";

/**
 * Writes anew what hangs on the given products: the categories they name and their children. What they are in
 * by a category's rule stays; named as well, it is theirs by hand.
 * @param ids ids of all products by SKU
 */
export async function saveProductLinks(
  ctx: ShopContext,
  entries: CatalogueEntry[],
  ids: ReadonlyMap<string, number>,
  categoryIds: ReadonlyMap<string, number>,
): Promise<void> {
  const tenantId = ctx.tenant.id;
  const withIds = entries.flatMap((entry) => {
    const id = ids.get(entry.sku);
    return id === undefined ? [] : [{ id, entry }];
  });
  const productIds = withIds.map(({ id }) => id);
  if (productIds.length === 0) return;
  await ctx.db
    .delete(productCategories)
    .where(
      and(
        eq(productCategories.tenantId, tenantId),
        inArray(productCategories.productId, productIds),
        eq(productCategories.byRule, false),
      ),
    );
  await ctx.db
    .delete(productChildren)
    .where(and(eq(productChildren.tenantId, tenantId), inArray(productChildren.parentId, productIds)));
  const named = withIds.flatMap(({ id, entry }) =>
    entry.categorySlugs.flatMap((slug, index) => {
      const categoryId = categoryIds.get(slug);
      return categoryId === undefined ? [] : [{ categoryId, productId: id, isPrimary: index === 0 }];
    }),
  );
  await ctx.db.execute(sql`
    insert into product_categories (tenant_id, category_id, product_id, is_primary)
    select ${tenantId}::uuid, n."categoryId", n."productId", n."isPrimary"
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      as n("categoryId" bigint, "productId" bigint, "isPrimary" boolean)
    on conflict (tenant_id, category_id, product_id) do update
      set by_rule = false, is_primary = excluded.is_primary`);
  await insertAll(
    ctx,
    productChildren,
    withIds.flatMap(({ id, entry }) =>
      entry.childSkus.flatMap((sku, position) => {
        const childId = ids.get(sku);
        return childId === undefined ? [] : [{ tenantId, parentId: id, childId, position }];
      }),
    ),
  );
}
