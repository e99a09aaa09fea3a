// @public

import { and, asc, eq, inArray, sql } from "drizzle-orm";
import {
  categorySlugs,
  translatedCategoryFields,
  type WrittenCategory,
} from "~/models/catalogue/categories/category-record";
import { sizeInUrl } from "~/models/platform/media/media-address";
import type { ProductImage } from "~/models/platform/media/product-record";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { translationsBeside } from "~/models/platform/translations/translated-schema";
import { translatedTexts } from "~/models/platform/translations/translations";
import { categories, productCategories } from "~/tables/catalogue/catalogue";
import { WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { catalogueTag } from "../index/shop-index.server";
import { fillRuleCategories } from "./fill-rule-categories.server";
import { categoryTag } from "./read-category.server";

declare module "../../shops/context/shop-context.server" {
  interface AreaHandlers {
    /** What names a category by its slug and goes with it to the new one. */
    categoryRenamed: readonly ((inner: ShopContext, from: string, to: string) => Promise<void>)[];
  }
}

type CategoryRow = typeof categories.$inferSelect;

/** A stored category: its id, that of the one above it, its slugs from the root, and what its owner wrote. */
export type KnownCategory = { id: number; parentId: number | null; path: string; written: WrittenCategory };

/** Shape that is assumed of a picture on another server, px: it cannot be measured without loading it. */
const outsideShape = { width: 1000, height: 1000 };

/** All categories of a business in their order. */
export async function readCategories(ctx: ShopContext): Promise<KnownCategory[]> {
  const rows = await ctx.db
    .select()
    .from(categories)
    .where(eq(categories.tenantId, ctx.tenant.id))
    .orderBy(asc(categories.position), asc(categories.id));
  const slugOf = new Map(rows.map(({ id, slug }) => [id, slug]));
  return rows.map((row) => knownCategory(row, row.parentId === null ? null : slugOf.get(row.parentId)));
}

/** A stored category of its row. @param parent slug of the one above it */
export const knownCategory = (row: CategoryRow, parent: string | null | undefined): KnownCategory => ({
  id: row.id,
  parentId: row.parentId,
  path: row.path,
  written: {
    slug: row.slug,
    parent: parent ?? null,
    name: row.name,
    sub_title: row.subTitle,
    description: row.description,
    image: row.image?.url ?? null,
    image_mobile: row.imageMobile?.url ?? null,
    display_option: row.displayOption,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    meta_keyword: row.metaKeyword,
    seo_crawler_setting: row.seoCrawlerSetting,
    optional_content: row.optionalContent ?? null,
    rule: row.rule,
    is_active: row.isActive,
    position: row.position,
    ...translatedTexts(row.translations),
  },
});

const columnsOf = (written: WrittenCategory) => {
  const picture = (url: string | null): ProductImage | null =>
    url === null ? null : { url, alt: written.name, ...(sizeInUrl(url) ?? outsideShape) };
  return {
    slug: written.slug,
    name: written.name,
    subTitle: written.sub_title,
    description: written.description,
    image: picture(written.image),
    imageMobile: picture(written.image_mobile),
    displayOption: written.display_option,
    metaTitle: written.meta_title,
    metaDescription: written.meta_description,
    metaKeyword: written.meta_keyword,
    seoCrawlerSetting: written.seo_crawler_setting,
    optionalContent: written.optional_content,
    rule: written.rule,
    isActive: written.is_active,
    position: written.position,
    translations: translationsBeside(written, translatedCategoryFields),
  };
};

/** Where a category goes: below which, null for the root. */
export type CategoryPlace = { parentId: number | null; parentPath: string | null };

/**
 * Writes a category with its place, the paths of what lies below it and what its rule puts in it, but not its
 * address, which `claimSlugs` gives it.
 * @param known the one it replaces, null for a new one
 * @returns its id and path, and the tags of what shows something else now
 */
export async function writeCategory(
  inner: ShopContext,
  written: WrittenCategory,
  { parentId, parentPath }: CategoryPlace,
  known: KnownCategory | null,
): Promise<{ id: number; path: string; tags: string[] }> {
  const path = parentPath === null ? written.slug : `${parentPath}/${written.slug}`;
  const columns = { ...columnsOf(written), parentId, path, updatedAt: inner.now() };
  const tenantId = inner.tenant.id;
  if (!known) {
    const [added] = await inner.db
      .insert(categories)
      .values({ ...columns, tenantId, createdAt: inner.now() })
      .returning({ id: categories.id });
    if (!added) throw new Error(`category ${written.slug} was not saved`);
    if (written.rule) await fillRuleCategories(inner, { categoryIds: [added.id] });
    return { id: added.id, path, tags: [WHOLE_SHOP] };
  }
  const isIt = and(eq(categories.tenantId, tenantId), eq(categories.id, known.id));
  await inner.db.update(categories).set(columns).where(isIt);
  if (path !== known.path) await movePaths(inner, known.path, path);
  if (written.slug !== known.written.slug)
    for (const follow of inner.handlers.categoryRenamed)
      await follow(inner, known.written.slug, written.slug);
  if (canonicalJson(known.written.rule) !== canonicalJson(written.rule))
    await fillRuleCategories(inner, { categoryIds: [known.id] });
  const isWhereItWas = path === known.path && parentId === known.parentId;
  const tags =
    isWhereItWas && isShownAsBefore(known.written, written)
      ? [categoryTag(known.id), catalogueTag]
      : [WHOLE_SHOP];
  return { id: known.id, path, tags };
}

/** What lies below a category that moved has its new path. */
async function movePaths(ctx: ShopContext, from: string, to: string): Promise<void> {
  await ctx.db
    .update(categories)
    .set({ path: sql`${to}::text || substr(${categories.path}, ${from.length + 1}::int)` })
    .where(and(eq(categories.tenantId, ctx.tenant.id), sql`starts_with(${categories.path}, ${`${from}/`})`));
}

/** Whether only what a category says of itself changed: it stands among the others as it did. */
const isShownAsBefore = (before: WrittenCategory, after: WrittenCategory): boolean =>
  (["position", "is_active", "seo_crawler_setting"] as const).every((way) => before[way] === after[way]) &&
  canonicalJson(categorySlugs(before)) === canonicalJson(categorySlugs(after));

/**
 * Removes categories; products that had one as their primary category get another of theirs.
 * @returns the tags of what shows something else now
 */
export async function removeCategories(inner: ShopContext, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const tenantId = inner.tenant.id;
  const listed = await inner.db
    .select({ id: productCategories.productId })
    .from(productCategories)
    .where(
      and(
        eq(productCategories.tenantId, tenantId),
        inArray(productCategories.categoryId, [...ids]),
        eq(productCategories.isPrimary, true),
      ),
    );
  await inner.db
    .delete(categories)
    .where(and(eq(categories.tenantId, tenantId), inArray(categories.id, [...ids])));
  if (listed.length > 0)
    await inner.db.execute(sql`
      update product_categories pc set is_primary = true
      where pc.tenant_id = ${tenantId}
        and (pc.product_id, pc.category_id) in (
          select product_id, min(category_id) from product_categories
          where tenant_id = ${tenantId} and not by_rule and product_id = any(${sql.param(listed.map(({ id }) => id))}::bigint[])
          group by product_id)`);
  return [WHOLE_SHOP];
}
