import { and, eq, inArray } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { CatalogueEntry } from "~/models/shop-folder/catalogue-entry";
import { priceLevels, productCategories, productChildren } from "../db/schema";
import type { ShopFilesContext } from "./files-context.server";

const batchSize = 2000;

/**
 * Writes anew what hangs on the given products: their categories, price levels and children.
 * @param ids ids of all products by SKU
 */
export async function saveProductLinks(
  ctx: ShopFilesContext,
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
    .delete(priceLevels)
    .where(and(eq(priceLevels.tenantId, tenantId), inArray(priceLevels.productId, productIds)));
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
    priceLevels,
    withIds.flatMap(({ id, entry }) =>
      entry.priceLevels.map((level) => ({ ...level, tenantId, productId: id })),
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

async function insertAll<T extends PgTable>(
  ctx: ShopFilesContext,
  table: T,
  rows: T["$inferInsert"][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize)
    await ctx.db.insert(table).values(rows.slice(from, from + batchSize));
}
