import { asc, eq } from "drizzle-orm";
import type { CategoryRecord } from "~/models/files/folders/category-file";
import { categories } from "~/tables/catalogue";
import type { ShopFilesContext } from "../files-context.server";
import type { PictureNames } from "./name-pictures.server";

/** The category tree as categories.json holds it, in the order of positions. */
export async function exportCategories(
  ctx: ShopFilesContext,
  pictures: PictureNames,
): Promise<CategoryRecord[]> {
  const rows = await ctx.db
    .select()
    .from(categories)
    .where(eq(categories.tenantId, ctx.tenant.id))
    .orderBy(asc(categories.position), asc(categories.id));
  const slugOf = new Map(rows.map((row) => [row.id, row.slug]));
  return rows.map((row) => ({
    slug: row.slug,
    parent: row.parentId === null ? null : (slugOf.get(row.parentId) ?? null),
    name: row.name,
    sub_title: row.subTitle,
    description: pictures.inHtml(row.description),
    image: row.image ? pictures.nameOf(row.image.url) : null,
    image_mobile: row.imageMobile ? pictures.nameOf(row.imageMobile.url) : null,
    display_option: row.displayOption,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    meta_keyword: row.metaKeyword,
    seo_crawler_setting: row.seoCrawlerSetting,
    optional_content: row.optionalContent,
    is_active: row.isActive,
  }));
}
