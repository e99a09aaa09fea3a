// @public

import { sql } from "drizzle-orm";
import type { ProductImage } from "~/models/platform/media/product-record";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A category in the shop's tree. `path` holds the slugs from the root, joined by `/`. */
export type CategoryEntry = {
  id: number;
  parentId: number | null;
  slug: string;
  path: string;
  name: string;
  subTitle: string;
  image: ProductImage | null;
  metaTitle: string;
  metaDescription: string;
};

/**
 * The active categories of the shop, parents before children and siblings in order, without their long texts.
 */
export async function listCategories(ctx: ShopContext): Promise<CategoryEntry[]> {
  const { rows } = await ctx.db.execute<CategoryEntry>(sql`
    select id, parent_id as "parentId", slug, path, name, sub_title as "subTitle", image,
      meta_title as "metaTitle", meta_description as "metaDescription"
    from categories where tenant_id = ${ctx.tenant.id} and is_active
    order by length(path) - length(replace(path, '/', '')), position, id`);
  return rows;
}
