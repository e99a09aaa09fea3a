import { sql } from "drizzle-orm";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import { CategoryTree, type IndexedCategory } from "../engine/category-tree.server";
import { type MembersRow, selectCategories, selectMembers } from "./index-rows.server";

/**
 * Reads the category tree again, and the products of changed categories.
 * @returns the categories whose listings changed
 */
export async function refreshCategories(
  { db, shop }: Pick<ShopContext, "db" | "shop">,
  index: CatalogueIndex,
  changedIds: readonly number[],
): Promise<Set<number>> {
  const { rows: categories } = await db.execute<IndexedCategory>(selectCategories(shop));
  const { rows: members } = await db.execute<MembersRow>(
    selectMembers(
      shop.tenant.id,
      sql`and pc.product_id in (
      select product_id from product_categories
      where tenant_id = ${shop.tenant.id} and category_id = any(${sql.param(changedIds)}::bigint[]))`,
    ),
  );
  const affected = new Set(changedIds.flatMap((id) => index.tree.above(id)));
  index.tree = new CategoryTree(categories);
  leaveCategories(index, changedIds);
  for (const { productId, categoryIds } of members) {
    const rowId = index.rowIdOf(productId);
    if (rowId !== undefined) index.categories.set(rowId, categoryIds);
  }
  for (const id of changedIds) for (const above of index.tree.above(id)) affected.add(above);
  index.forgetAnswers();
  index.words.forget();
  return affected;
}

/** Removes every product from the changed categories; those still in them are added back from the rows. */
function leaveCategories({ categories, products }: CatalogueIndex, changedIds: readonly number[]): void {
  const left = categories.holding(changedIds);
  const codes = categories.ofProducts.upTo(products.count).slice();
  for (let rowId = 0; rowId < products.count; rowId++)
    if (left.of(codes[rowId] as number) === 1)
      categories.set(
        rowId,
        categories.of(rowId).filter((id) => !changedIds.includes(id)),
      );
}
