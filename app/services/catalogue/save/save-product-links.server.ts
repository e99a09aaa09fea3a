import { and, eq, inArray } from "drizzle-orm";
import type { CatalogueEntry } from "~/models/catalogue/catalogue-entry";
import { productCategories, productChildren } from "~/tables/catalogue";
import type { ShopContext } from "../../shops/shop-context.server";
import { insertAll } from "./insert-all.server";

/**
 * Writes anew what hangs on the given products: their categories and children.
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
    .where(and(eq(productCategories.tenantId, tenantId), inArray(productCategories.productId, productIds)));
  await ctx.db
    .delete(productChildren)
    .where(and(eq(productChildren.tenantId, tenantId), inArray(productChildren.parentId, productIds)));
  await insertAll(
    ctx,
    productCategories,
    withIds.flatMap(({ id, entry }) =>
      entry.categorySlugs.flatMap((slug, index) => {
        const categoryId = categoryIds.get(slug);
        return categoryId === undefined
          ? []
          : [{ tenantId, categoryId, productId: id, isPrimary: index === 0 }];
      }),
    ),
  );
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
