// @public

import { z } from "zod";
import type { OptionalContent } from "../../platform/media/product-record";
import { withTranslations } from "../../platform/translations/translated-schema";
import { translationsOf } from "../../platform/translations/translations";
import { crawlerSettingSchema } from "../../shops/settings/crawler-setting-schema";
import { slugsIn } from "../rows/translated-cells";
import { categoryRuleSchema } from "./category-rule";

/** What the text below a category's products says in each of the shop's languages. */
export const translatedContentFields = ["title", "sub_title", "description"] as const;

const optionalContentSchema: z.ZodType<OptionalContent, z.ZodTypeDef, unknown> = withTranslations(
  z.object({
    title: z.string().default(""),
    sub_title: z.string().default(""),
    description: z.string().default(""),
    show: z.boolean().default(true),
  }),
  translatedContentFields,
);

/** What a category says in each of the shop's languages (rule texts-7). */
export const translatedCategoryFields = [
  "name",
  "slug",
  "sub_title",
  "description",
  "meta_title",
  "meta_description",
  "meta_keyword",
] as const;

const categoryShape = z
  .object({
    slug: z.string().min(1),
    parent: z.string().nullable().default(null),
    name: z.string().min(1),
    sub_title: z.string().default(""),
    description: z.string().default(""),
    image: z.string().nullable().default(null),
    image_mobile: z.string().nullable().default(null),
    display_option: z.string().default("horizontal"),
    meta_title: z.string().default(""),
    meta_description: z.string().default(""),
    meta_keyword: z.string().default(""),
    /** Whether search engines may index its page; null for the shop's default. */
    seo_crawler_setting: crawlerSettingSchema.nullable().default(null),
    optional_content: optionalContentSchema.nullable().default(null),
    /** Products that meet it are in the category, too; null for none. */
    rule: categoryRuleSchema.nullable().default(null),
    is_active: z.boolean().default(true),
  })
  .strict();

const categorySchema = withTranslations(categoryShape, translatedCategoryFields);

/** The highest position; one that names none comes last, after those before it. */
const lastPosition = 1_000_000;

/** A category as a record of its own: its pictures are addresses; `position` sorts it among its siblings. */
export const writtenCategorySchema = withTranslations(
  categoryShape.extend({ position: z.number().int().min(0).max(lastPosition).default(lastPosition) }),
  translatedCategoryFields,
);

/** See {@link writtenCategorySchema}. */
export type WrittenCategory = z.output<typeof writtenCategorySchema>;

/** A category in categories.json; `parent` is a slug, pictures are file names. */
export type CategoryRecord = z.output<typeof categorySchema>;

/** The addresses of a category in further languages. */
export const categorySlugs = (category: object): { language: string; slug: string }[] =>
  slugsIn(translationsOf({ ...category }, (field) => field === "slug"));

/** A category with name and slug only; the slug must satisfy {@link categoryFileSchema}. */
export function newCategory(slug: string, name: string, parent: string | null): CategoryRecord {
  return categorySchema.parse({ slug, name, parent });
}

/** A category with the data derived from its place, depth first, parents before children. */
export type PlacedCategory = CategoryRecord & { path: string; position: number };

/** categories.json (docs/shop-folder.md). */
export const categoryFileSchema = z.array(categorySchema);

/**
 * Builds the category tree: `path` holds the slugs from the root joined by `/`, `position` the order in the
 * file.
 * @returns the tree, parents first, and the errors: repeated slugs, unknown parents, cycles
 */
export function placeCategories(categories: CategoryRecord[]): {
  placed: PlacedCategory[];
  problems: string[];
} {
  const problems: string[] = [];
  const bySlug = new Map<string, PlacedCategory>();
  const translated = new Map<string, string>();
  for (const category of categories)
    for (const { slug } of categorySlugs(category)) {
      const other =
        translated.get(slug) ?? categories.find((one) => one.slug === slug)?.slug ?? category.slug;
      if (other !== category.slug)
        problems.push(`category '${category.slug}': '${slug}' is the address of category '${other}'`);
      translated.set(slug, category.slug);
    }
  categories.forEach((category, position) => {
    if (bySlug.has(category.slug)) problems.push(`category '${category.slug}' is listed twice`);
    else bySlug.set(category.slug, { ...category, path: "", position });
  });
  const placed: PlacedCategory[] = [];
  const place = (category: PlacedCategory, above: string[]): string | null => {
    if (category.path !== "") return category.path;
    if (above.includes(category.slug)) return null;
    const parent = category.parent === null ? null : bySlug.get(category.parent);
    const parentPath = parent ? place(parent, [...above, category.slug]) : "";
    if (parent === undefined || parentPath === null) return null;
    const withPath = { ...category, path: parentPath ? `${parentPath}/${category.slug}` : category.slug };
    bySlug.set(category.slug, withPath);
    placed.push(withPath);
    return withPath.path;
  };
  for (const { slug } of categories) {
    const category = bySlug.get(slug);
    if (category && place(category, []) === null)
      problems.push(`category '${slug}': its parent '${category.parent}' is unknown or below itself`);
  }
  return { placed, problems };
}
