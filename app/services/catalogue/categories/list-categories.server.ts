// @public

import { sql } from "drizzle-orm";
import type { ProductImage } from "~/models/platform/media/product-record";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { said, spokenSql } from "../../shops/translations/said.server";

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
  const language = spokenSql(ctx);
  const text = (column: string) => said(language, "c", column);
  const { rows } = await ctx.db.execute<CategoryEntry>(sql`
    select c.id, c.parent_id as "parentId", ${text("slug")} as slug, c.path, ${text("name")} as name,
      ${text("sub_title")} as "subTitle", c.image, ${text("meta_title")} as "metaTitle",
      ${text("meta_description")} as "metaDescription"
    from categories c where c.tenant_id = ${ctx.tenant.id} and c.is_active
    order by length(c.path) - length(replace(c.path, '/', '')), c.position, c.id`);
  return rows;
}
