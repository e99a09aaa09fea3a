// @public

import { and, asc, eq } from "drizzle-orm";
import {
  categorySlugs,
  type WrittenCategory,
  writtenCategorySchema,
} from "~/models/catalogue/categories/category-record";
import { AppError } from "~/models/platform/error/app-error";
import { isStoredUrl } from "~/models/platform/media/media-address";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { checkRecord } from "~/models/shops/records/check-record";
import { RecordFaults } from "~/models/shops/records/record-faults";
import { categories } from "~/tables/catalogue/catalogue";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { WholeKind } from "../../shops/records/record-kind";
import { claimEverySlug, claimSlugs } from "../addresses/claim-slugs.server";
import { findAddressProblem } from "../addresses/find-address-problem.server";
import {
  type CategoryPlace,
  type KnownCategory,
  knownCategory,
  readCategories,
  removeCategories,
  writeCategory,
} from "./write-category.server";

/**
 * The categories of a business, named by their slugs. One that gets another slug leaves a redirect behind;
 * what lies below it goes with it.
 */
export const categoryRecords: WholeKind<WrittenCategory> = {
  kind: "category",
  reach: "tenant",
  subjectOf: (ctx) => catalogueSubject(ctx.tenant.id),
  nameOf: ({ slug }) => slug,
  listNames: async (ctx) => (await readCategories(ctx)).map(({ written }) => written.slug).sort(),
  readAll: async (ctx) => new Map((await readCategories(ctx)).map(({ written }) => [written.slug, written])),
  read: async (ctx, slug, hold) => (await findCategory(ctx, slug, hold))?.written ?? null,
  check(slug, typed) {
    const given = typeof typed === "object" ? { slug, ...typed } : typed;
    const written = checkRecord(writtenCategorySchema, `category '${slug}'`, given);
    for (const key of ["image", "image_mobile"] as const) {
      const url = written[key];
      if (url !== null && !isStoredUrl(url) && !/^https?:\/\//i.test(url))
        throw new RecordFaults(`category '${slug}'`, [
          { path: [key], reason: "Use the address of a stored picture or an http(s) address" },
        ]);
    }
    return written;
  },
  async save(inner, slug, after) {
    const known = await findCategory(inner, slug, true);
    if (after === null) return known ? removeOne(inner, known) : [];
    const others = categorySlugs(after);
    for (const address of [after.slug, ...others.map((one) => one.slug)]) {
      const own = { kind: "category", id: known?.id ?? null, reach: "tenant" } as const;
      const problem = await findAddressProblem(inner, address, own);
      if (problem) throw new AppError("invalid", `category '${slug}': ${problem}`);
    }
    const { id, tags } = await writeCategory(inner, after, await placeOf(inner, after, known), known);
    await claimEverySlug(inner, "category", [{ id, slug: after.slug, others }], {
      goneIds: new Set(),
      before: known ? categorySlugs(known.written).map(({ language }) => language) : [],
    });
    return tags;
  },
};

async function findCategory(ctx: ShopContext, slug: string, hold: boolean): Promise<KnownCategory | null> {
  const found = ctx.db
    .select()
    .from(categories)
    .where(and(eq(categories.tenantId, ctx.tenant.id), eq(categories.slug, slug)));
  const [row] = await (hold ? found.for("update") : found);
  return row ? knownCategory(row, row.parentId === null ? null : await slugOf(ctx, row.parentId)) : null;
}

async function slugOf(ctx: ShopContext, id: number): Promise<string | null> {
  const [row] = await ctx.db
    .select({ slug: categories.slug })
    .from(categories)
    .where(and(eq(categories.tenantId, ctx.tenant.id), eq(categories.id, id)));
  return row?.slug ?? null;
}

/** Where it goes; neither below itself nor below what lies below it. */
async function placeOf(
  ctx: ShopContext,
  { slug, parent }: WrittenCategory,
  known: KnownCategory | null,
): Promise<CategoryPlace> {
  if (parent === null) return { parentId: null, parentPath: null };
  const above = await findCategory(ctx, parent, true);
  const isBelow = known && above && `${above.path}/`.startsWith(`${known.path}/`);
  if (!above || isBelow)
    throw new AppError("invalid", `category '${slug}': its parent '${parent}' is unknown or below itself`);
  return { parentId: above.id, parentPath: above.path };
}

async function removeOne(ctx: ShopContext, { id, written }: KnownCategory): Promise<string[]> {
  const below = await ctx.db
    .select({ slug: categories.slug })
    .from(categories)
    .where(and(eq(categories.tenantId, ctx.tenant.id), eq(categories.parentId, id)))
    .orderBy(asc(categories.slug))
    .limit(3);
  if (below.length > 0)
    throw new AppError(
      "conflict",
      `Categories lie below '${written.slug}' (${below.map(({ slug }) => slug).join(", ")}): move or remove them first.`,
    );
  const tags = await removeCategories(ctx, [id]);
  await claimSlugs(ctx, "category", new Map(), new Set([id]));
  return tags;
}
