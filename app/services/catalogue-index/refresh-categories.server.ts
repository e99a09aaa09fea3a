import { sql } from "drizzle-orm";
import type { ShopContext } from "../shop-context.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import { CategoryTree, type IndexedCategory } from "./category-tree.server";
import { selectCategories, selectMembers } from "./index-rows.server";

/**
 * Reads the category tree again, and which products stand in the changed categories.
 * @returns the categories whose listings changed
 */
export async function refreshCategories(
  { db, shop }: Pick<ShopContext, "db" | "shop">,
  index: CatalogueIndex,
  changedIds: readonly number[],
): Promise<Set<number>> {
  const { rows: categories } = await db.execute<IndexedCategory>(selectCategories(shop.id));
  const { rows: members } = await db.execute<{ categoryId: number; productId: number }>(
    selectMembers(shop.id, sql`and pc.category_id = any(${sql.param(changedIds)}::int[])`),
  );
  const affected = new Set(changedIds.flatMap((id) => index.tree.above(id)));
  index.tree = new CategoryTree(categories);
  for (const id of changedIds) {
    const slots = members.flatMap(({ categoryId, productId }) => {
      const slot = categoryId === id ? index.slotOf(productId) : undefined;
      return slot === undefined ? [] : [slot];
    });
    index.members.set(id, Uint32Array.from(slots).sort());
    for (const above of index.tree.above(id)) affected.add(above);
  }
  index.forgetAnswers();
  return affected;
}
