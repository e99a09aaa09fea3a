import { and, eq, inArray } from "drizzle-orm";
import { changeOf, pick } from "~/models/files/apply-change";
import type { ApplyCounts, FileMessage } from "~/models/files/apply-summary";
import { noCounts } from "~/models/files/apply-summary";
import type { PlacedCategory } from "~/models/files/folders/category-file";
import { replaceImageFiles } from "~/models/files/folders/file-reference";
import type { ProductImage } from "~/models/platform/media/product-record";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { authorize } from "~/models/shops/authorize";
import { catalogueSubject } from "~/models/shops/catalogue-subject";
import { categories } from "~/tables/catalogue";
import { claimSlugs } from "../../catalogue/claim-slugs.server";
import { categoryTag } from "../../catalogue/read-category.server";
import { catalogueTag } from "../../catalogue/shop-index.server";
import { addressProblem, findTakenSlugs } from "../../catalogue/taken-slugs.server";
import { WHOLE_SHOP } from "../../shops/announce-change.server";
import type { ShopFilesContext } from "../files-context.server";

/** What an apply does with what the files do not name: `replace` removes it, `merge` leaves it. */
export type ApplyMode = "replace" | "merge";

type CategoryRow = typeof categories.$inferSelect;

/**
 * Makes the category tree equal to the records. A category whose slug is new but whose name and parent are
 * those of one that went missing was renamed, and keeps its id. In `merge` mode existing categories are left
 * as they are.
 * @param images stored picture of each file name the categories use
 * @returns what was done, what was refused, and the tags of what shows something else now
 */
export async function applyCategories(
  ctx: ShopFilesContext,
  placed: PlacedCategory[],
  images: ReadonlyMap<string, ProductImage>,
  mode: ApplyMode,
): Promise<{ counts: ApplyCounts; refused: FileMessage[]; tags: string[] }> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const rows = await ctx.db.select().from(categories).where(eq(categories.tenantId, ctx.tenant.id));
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const taken = await findTakenSlugs(ctx, mode === "merge" ? ["page", "product"] : ["page"]);
  // Merged categories come after those that are there.
  const firstPosition = mode === "merge" ? Math.max(-1, ...rows.map((row) => row.position)) + 1 : 0;
  const kept = new Set<number>();
  const ids = new Map<string, number>();
  const counts = { ...noCounts };
  const refused: FileMessage[] = [];
  const tags: string[] = [];
  for (const category of placed) {
    const parentId = category.parent === null ? null : (ids.get(category.parent) ?? null);
    const isOrphan = category.parent !== null && parentId === null;
    const problem = isOrphan
      ? `the parent of '${category.slug}' was refused`
      : addressProblem(category.slug, taken);
    if (problem) {
      refused.push({ file: "categories.json", line: null, reason: problem });
      continue;
    }
    const existing = bySlug.get(category.slug) ?? findRenamed(rows, kept, placed, category, parentId);
    const wanted = { parentId, ...columnsOf(category, images), position: firstPosition + category.position };
    const { parentId: _parent, path: _path, ...said } = wanted;
    if (existing) {
      const isSame =
        mode === "merge" || canonicalJson({ ...existing, ...wanted }) === canonicalJson(existing);
      if (!isSame) {
        ctx.noteChange?.(changeOf("category", category.slug, pick(existing, said), said));
        await ctx.db
          .update(categories)
          .set({ ...wanted, updatedAt: ctx.now() })
          .where(and(eq(categories.tenantId, ctx.tenant.id), eq(categories.id, existing.id)));
        tags.push(
          ...(standsWhereItStood(existing, wanted) ? [categoryTag(existing.id), catalogueTag] : [WHOLE_SHOP]),
        );
      }
      counts[isSame ? "unchanged" : "changed"] += 1;
      ids.set(category.slug, existing.id);
    } else {
      const [added] = await ctx.db
        .insert(categories)
        .values({ ...wanted, tenantId: ctx.tenant.id, createdAt: ctx.now(), updatedAt: ctx.now() })
        .returning({ id: categories.id });
      if (added) ids.set(category.slug, added.id);
      counts.added += 1;
      ctx.noteChange?.(changeOf("category", category.slug, null, said));
      tags.push(WHOLE_SHOP);
    }
    const id = ids.get(category.slug);
    if (id !== undefined) kept.add(id);
  }
  const left = mode === "merge" ? [] : rows.filter((row) => !kept.has(row.id));
  for (const { slug: name } of left) ctx.noteChange?.({ kind: "category", name, did: "removed", fields: [] });
  const gone = left.map((row) => row.id);
  if (gone.length > 0)
    await ctx.db
      .delete(categories)
      .where(and(eq(categories.tenantId, ctx.tenant.id), inArray(categories.id, gone)));
  await claimSlugs(ctx, "category", ids, new Set(gone));
  if (gone.length > 0) tags.push(WHOLE_SHOP);
  return { counts: { ...counts, removed: gone.length }, refused, tags };
}

/**
 * Whether only what a category says of itself changed: neither its address nor its place among the others.
 */
function standsWhereItStood(before: CategoryRow, after: Partial<CategoryRow>): boolean {
  const places = ["slug", "path", "parentId", "position", "isActive", "seoCrawlerSetting"] as const;
  return places.every((place) => before[place] === after[place]);
}

function findRenamed(
  rows: CategoryRow[],
  kept: ReadonlySet<number>,
  placed: PlacedCategory[],
  category: PlacedCategory,
  parentId: number | null,
): CategoryRow | undefined {
  const named = new Set(placed.map(({ slug }) => slug));
  return rows.find(
    (row) =>
      !kept.has(row.id) && !named.has(row.slug) && row.name === category.name && row.parentId === parentId,
  );
}

function columnsOf(category: PlacedCategory, images: ReadonlyMap<string, ProductImage>) {
  const picture = (name: string | null): ProductImage | null => {
    const image = name === null ? undefined : images.get(name);
    return image ? { ...image, alt: category.name } : null;
  };
  return {
    slug: category.slug,
    path: category.path,
    name: category.name,
    subTitle: category.sub_title,
    description: replaceImageFiles(category.description, (file) => images.get(file)?.url ?? null),
    image: picture(category.image),
    imageMobile: picture(category.image_mobile),
    displayOption: category.display_option,
    metaTitle: category.meta_title,
    metaDescription: category.meta_description,
    metaKeyword: category.meta_keyword,
    seoCrawlerSetting: category.seo_crawler_setting,
    optionalContent: category.optional_content,
    isActive: category.is_active,
    position: category.position,
  };
}
