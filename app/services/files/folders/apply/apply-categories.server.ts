import {
  categorySlugs,
  type PlacedCategory,
  type WrittenCategory,
} from "~/models/catalogue/categories/category-record";
import { changeOf } from "~/models/files/apply-change";
import type { FileMessage } from "~/models/files/apply-summary";
import { noCounts } from "~/models/files/apply-summary";
import { replaceImageFiles } from "~/models/files/folders/file-reference";
import type { ProductImage } from "~/models/platform/media/product-record";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { mapTranslations } from "~/models/platform/translations/translated-schema";
import { authorize } from "~/models/shops/actors/authorize";
import { claimEverySlug } from "../../../catalogue/addresses/claim-slugs.server";
import { addressProblem, findTakenSlugs } from "../../../catalogue/addresses/taken-slugs.server";
import { categoryRecords } from "../../../catalogue/categories/category-records.server";
import {
  type CategoryPlace,
  type KnownCategory,
  readCategories,
  removeCategories,
  writeCategory,
} from "../../../catalogue/categories/write-category.server";
import { keepVersion } from "../../../shops/records/keep-version.server";
import type { ShopFilesContext } from "../../files-context.server";
import type { Applied } from "./apply-records.server";

/** What an apply does with what the files do not name: `replace` removes it, `merge` leaves it. */
export type ApplyMode = "replace" | "merge";

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
  images: ReadonlyMap<string, Pick<ProductImage, "url">>,
  mode: ApplyMode,
): Promise<Applied & { refused: FileMessage[] }> {
  authorize(await ctx.actor(), "change", categoryRecords.subjectOf(ctx));
  const known = await readCategories(ctx);
  const bySlug = new Map(known.map((one) => [one.written.slug, one]));
  const taken = await findTakenSlugs(ctx, mode === "merge" ? ["page", "product"] : ["page"]);
  // Merged categories come after those that are there.
  const firstPosition =
    mode === "merge" ? Math.max(-1, ...known.map(({ written }) => written.position)) + 1 : 0;
  const kept = new Set<number>();
  const places = new Map<string, { id: number; path: string }>();
  const counts = { ...noCounts };
  const refused: FileMessage[] = [];
  const tags: string[] = [];
  for (const category of placed) {
    const place = placeOf(category, places);
    const problem = place
      ? slugsOf(category).flatMap((slug) => addressProblem(slug, taken) ?? [])[0]
      : `the parent of '${category.slug}' was refused`;
    if (problem || !place) {
      refused.push({ file: "categories.json", line: null, reason: problem ?? "" });
      continue;
    }
    const existing =
      bySlug.get(category.slug) ?? findRenamed(known, kept, placed, { category, parentId: place.parentId });
    const written = writtenCategory(category, images, firstPosition);
    const isSame = existing && (mode === "merge" || isLike(existing, written, place));
    counts[isSame ? "unchanged" : existing ? "changed" : "added"] += 1;
    const saved = isSame
      ? { ...existing, tags: [] }
      : await writeCategory(ctx, written, place, existing ?? null);
    if (!isSame) await note(ctx, written, existing?.written ?? null);
    places.set(category.slug, saved);
    kept.add(saved.id);
    tags.push(...saved.tags);
  }
  const left = mode === "merge" ? [] : known.filter(({ id }) => !kept.has(id));
  for (const { written } of left) await note(ctx, null, written);
  const gone = left.map(({ id }) => id);
  tags.push(...(await removeCategories(ctx, gone)));
  const claims = placed.flatMap((category) => {
    const id = places.get(category.slug)?.id;
    return id === undefined ? [] : [{ id, slug: category.slug, others: categorySlugs(category) }];
  });
  await claimEverySlug(ctx, "category", claims, {
    goneIds: new Set(gone),
    before: known.flatMap(({ written }) => categorySlugs(written).map(({ language }) => language)),
  });
  return { counts: { ...counts, removed: gone.length }, refused, tags };
}

const slugsOf = (category: PlacedCategory): string[] => [
  category.slug,
  ...categorySlugs(category).map(({ slug }) => slug),
];

/** Where a category goes; null when its parent was refused. */
function placeOf(
  { parent }: PlacedCategory,
  places: ReadonlyMap<string, { id: number; path: string }>,
): CategoryPlace | null {
  if (parent === null) return { parentId: null, parentPath: null };
  const above = places.get(parent);
  return above ? { parentId: above.id, parentPath: above.path } : null;
}

const isLike = (known: KnownCategory, written: WrittenCategory, place: CategoryPlace): boolean =>
  known.parentId === place.parentId && canonicalJson(known.written) === canonicalJson(written);

function findRenamed(
  known: KnownCategory[],
  kept: ReadonlySet<number>,
  placed: PlacedCategory[],
  { category, parentId }: { category: PlacedCategory; parentId: number | null },
): KnownCategory | undefined {
  const named = new Set(placed.map(({ slug }) => slug));
  return known.find(
    (one) =>
      !kept.has(one.id) &&
      !named.has(one.written.slug) &&
      one.written.name === category.name &&
      one.parentId === parentId,
  );
}

/** A category of a file with its pictures by their addresses. */
export function writtenCategory(
  { path: _path, ...category }: PlacedCategory,
  images: ReadonlyMap<string, Pick<ProductImage, "url">>,
  firstPosition: number,
): WrittenCategory {
  const urlOf = (name: string | null) => (name === null ? null : (images.get(name)?.url ?? null));
  return {
    ...mapTranslations(category, (text) => replaceImageFiles(text, urlOf)),
    description: replaceImageFiles(category.description, urlOf),
    image: urlOf(category.image),
    image_mobile: urlOf(category.image_mobile),
    position: firstPosition + category.position,
  };
}

async function note(
  ctx: ShopFilesContext,
  after: WrittenCategory | null,
  before: WrittenCategory | null,
): Promise<void> {
  const name = (after ?? before)?.slug ?? "";
  if (after) ctx.noteChange?.(changeOf("category", name, before, after));
  else ctx.noteChange?.({ kind: "category", name, did: "removed", fields: [] });
  await keepVersion(ctx, categoryRecords, before?.slug ?? name, { before, after });
}
