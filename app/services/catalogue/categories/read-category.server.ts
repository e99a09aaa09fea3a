// @public

import { sql } from "drizzle-orm";
import type { CategoryView } from "~/models/catalogue/categories/category-view";
import { wordsIn } from "~/models/platform/translations/words-in";
import { languageRead } from "~/models/shops/translations/language-read";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { said, spokenSql } from "../../shops/translations/said.server";

/** The page cache's name of what a category says of itself. */
export const categoryTag = (id: number) => `category:${id}`;

/**
 * A category, and the page cache's names of it, of those it stands in and of those whose products it lists.
 */
export type CategoryRead = { category: CategoryView; tags: string[] };

type CategoryRow = Omit<CategoryView, "breadcrumb" | "children"> & {
  place: "self" | "above" | "child" | "below";
};

/** Reads a category with its breadcrumb and its active children; null when it is not there or not active. */
export async function readCategory(ctx: ShopContext, id: number): Promise<CategoryRead | null> {
  const language = spokenSql(ctx);
  const text = (column: string) => said(language, "c", column);
  const { rows } = await ctx.db.execute<CategoryRow>(sql`
    select c.id, ${text("slug")} as slug, ${text("name")} as name, ${text("sub_title")} as "subTitle",
      ${text("description")} as description, c.image, c.image_mobile as "imageMobile",
      c.display_option as "displayOption", ${text("meta_title")} as "metaTitle",
      ${text("meta_description")} as "metaDescription", ${text("meta_keyword")} as "metaKeyword",
      c.optional_content as "optionalContent", c.seo_crawler_setting as "seoCrawlerSetting",
      case when c.id = me.id then 'self' when c.parent_id = me.id then 'child'
        when starts_with(me.path, c.path || '/') then 'above' else 'below' end as place
    from categories me join categories c on c.tenant_id = me.tenant_id and c.is_active
      and (c.id = me.id or starts_with(me.path, c.path || '/') or starts_with(c.path, me.path || '/'))
    where me.tenant_id = ${ctx.tenant.id} and me.id = ${id}
    order by length(c.path) - length(replace(c.path, '/', '')), c.position, c.id`);
  const self = rows.find((row) => row.place === "self");
  if (!self) return null;
  const { place, ...category } = self;
  const linkOf = ({ name, slug }: CategoryRow) => ({ name, slug });
  return {
    category: {
      ...category,
      // What is hidden is nowhere in the page (rule listings-8).
      optionalContent: category.optionalContent?.show
        ? wordsIn(category.optionalContent, languageRead(ctx.shop))
        : null,
      breadcrumb: rows.filter((row) => row.place === "above").map(linkOf),
      children: rows.filter((row) => row.place === "child").map(linkOf),
    },
    tags: rows.map((row) => categoryTag(row.id)),
  };
}
