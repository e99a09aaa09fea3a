import { and, eq, inArray, sql } from "drizzle-orm";
import { slugs } from "../db/schema";
import type { ShopFilesContext } from "./files-context.server";

/** What an address may lead to. */
export type SlugKind = "page" | "category" | "product";

type SlugRow = Omit<typeof slugs.$inferSelect, "shopId">;

/**
 * Makes the addresses of one kind equal to what is claimed. A target that had another slug leaves a redirect behind,
 * and older redirects follow it in one hop. Addresses of another kind that are claimed here change hands.
 * @param claims slug to target; a slug may appear once
 * @param goneIds targets that no longer exist: their addresses and what redirects to them are removed
 */
export async function claimSlugs(
  ctx: ShopFilesContext,
  kind: SlugKind,
  claims: ReadonlyMap<string, number>,
  goneIds: ReadonlySet<number>,
): Promise<void> {
  const before = await ctx.db.select().from(slugs).where(eq(slugs.shopId, ctx.shop.id));
  const after = new Map<string, SlugRow>(before.map(({ shopId: _shop, ...row }) => [row.slug, row]));
  const slugOf = new Map([...claims].map(([slug, id]) => [id, slug]));
  const movedTo = new Map<string, string>();
  for (const row of before) {
    if (row.kind !== kind || row.targetId === null) continue;
    const newSlug = slugOf.get(row.targetId);
    if (newSlug !== undefined && newSlug !== row.slug) {
      movedTo.set(row.slug, newSlug);
      after.set(row.slug, { slug: row.slug, kind: "redirect", targetId: null, redirectTo: newSlug });
    }
    if (goneIds.has(row.targetId)) after.delete(row.slug);
  }
  for (const [slug, targetId] of claims) after.set(slug, { slug, kind, targetId, redirectTo: null });
  for (const row of after.values()) {
    const next = row.redirectTo === null ? undefined : movedTo.get(row.redirectTo);
    if (next !== undefined && next !== row.slug) after.set(row.slug, { ...row, redirectTo: next });
  }
  for (const row of after.values())
    if (row.redirectTo !== null && !after.has(row.redirectTo)) after.delete(row.slug);
  await writeDifference(ctx, before, after);
}

async function writeDifference(
  ctx: ShopFilesContext,
  before: SlugRow[],
  after: ReadonlyMap<string, SlugRow>,
): Promise<void> {
  const gone = before.filter((row) => !after.has(row.slug)).map((row) => row.slug);
  const was = new Map(before.map((row) => [row.slug, row]));
  const changed = [...after.values()].filter((row) => {
    const old = was.get(row.slug);
    return old?.kind !== row.kind || old.targetId !== row.targetId || old.redirectTo !== row.redirectTo;
  });
  if (gone.length > 0)
    await ctx.db.delete(slugs).where(and(eq(slugs.shopId, ctx.shop.id), inArray(slugs.slug, gone)));
  for (let from = 0; from < changed.length; from += 2000) {
    const rows = changed.slice(from, from + 2000).map((row) => ({ ...row, shopId: ctx.shop.id }));
    await ctx.db
      .insert(slugs)
      .values(rows)
      .onConflictDoUpdate({
        target: [slugs.shopId, slugs.slug],
        set: {
          kind: sql`excluded.kind`,
          targetId: sql`excluded.target_id`,
          redirectTo: sql`excluded.redirect_to`,
        },
      });
  }
}
