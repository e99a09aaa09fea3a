// @public

import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { slugs } from "~/tables/content/content";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What an address may lead to. */
export type SlugKind = "page" | "category" | "product";

type SlugRow = Omit<typeof slugs.$inferSelect, "tenantId" | "shopId">;

/**
 * Makes the addresses of one kind equal to what is claimed: of pages within the shop, of categories and
 * products within the tenant, where a claim also ends redirects of the tenant's shops from that address. A
 * target that had another slug leaves a redirect behind, and older redirects follow it in one hop. Addresses
 * of another kind that are claimed here change hands.
 * @param claims slug to target; a slug may appear once
 * @param goneIds targets that no longer exist: their addresses and what redirects to them are removed
 * @param language of these addresses; empty for what targets are called first. A target without an address of
 * its own in a language claims its first one, to which one it had then leads
 */
export async function claimSlugs(
  ctx: ShopContext,
  kind: SlugKind,
  claims: ReadonlyMap<string, number>,
  goneIds: ReadonlySet<number>,
  language = "",
): Promise<void> {
  const shopId = kind === "page" ? ctx.shop.id : null;
  const ofOwner = and(
    eq(slugs.tenantId, ctx.tenant.id),
    shopId === null ? isNull(slugs.shopId) : eq(slugs.shopId, shopId),
  );
  const before = await readConcerned(ctx, ofOwner, { kind, claims, goneIds });
  const after = new Map<string, SlugRow>(before.map((row) => [row.slug, row]));
  const slugOf = new Map([...claims].map(([slug, id]) => [id, slug]));
  const movedTo = new Map<string, string>();
  for (const row of before) {
    if (row.kind !== kind || row.targetId === null) continue;
    const newSlug = slugOf.get(row.targetId);
    if (newSlug !== undefined && newSlug !== row.slug && row.language === language) {
      movedTo.set(row.slug, newSlug);
      after.set(row.slug, {
        slug: row.slug,
        kind: "redirect",
        targetId: null,
        redirectTo: newSlug,
        language: "",
      });
    }
    if (goneIds.has(row.targetId)) after.delete(row.slug);
  }
  for (const [slug, targetId] of claims) {
    const own = after.get(slug);
    const isFirst = own?.kind === kind && own.targetId === targetId && own.language === "";
    if (!isFirst) after.set(slug, { slug, kind, targetId, redirectTo: null, language });
  }
  for (const row of after.values()) {
    const next = row.redirectTo === null ? undefined : movedTo.get(row.redirectTo);
    if (next !== undefined && next !== row.slug) after.set(row.slug, { ...row, redirectTo: next });
  }
  for (const row of after.values())
    if (row.redirectTo !== null && !after.has(row.redirectTo)) after.delete(row.slug);
  await writeDifference(ctx, { shopId, ofOwner }, before, after);
  if (shopId === null) await endRedirects(ctx, [...claims.keys()]);
}

/** What a target is called: its slug, and those in further languages. */
export type ClaimedSlugs = {
  id: number;
  slug: string;
  others: readonly { language: string; slug: string }[];
};

/**
 * Claims the addresses of targets in every language; see {@link claimSlugs}.
 * @param before languages in which they had addresses
 */
export async function claimEverySlug(
  ctx: ShopContext,
  kind: SlugKind,
  targets: readonly ClaimedSlugs[],
  { goneIds, before }: { goneIds: ReadonlySet<number>; before: readonly string[] },
): Promise<void> {
  await claimSlugs(ctx, kind, new Map(targets.map(({ slug, id }) => [slug, id])), goneIds);
  const now = targets.flatMap(({ others }) => others.map(({ language }) => language));
  for (const language of new Set([...before, ...now])) {
    const slugIn = ({ slug, others }: ClaimedSlugs) =>
      others.find((one) => one.language === language)?.slug ?? slug;
    await claimSlugs(ctx, kind, new Map(targets.map((one) => [slugIn(one), one.id])), new Set(), language);
  }
}

/** The addresses a claim may change: those claimed, those of its targets, and what redirects to these. */
async function readConcerned(
  ctx: ShopContext,
  ofOwner: SQL | undefined,
  of: { kind: SlugKind; claims: ReadonlyMap<string, number>; goneIds: ReadonlySet<number> },
): Promise<SlugRow[]> {
  const claimed = sql`${sql.param([...of.claims.keys()])}::text[]`;
  const targets = sql`${sql.param([...of.claims.values(), ...of.goneIds])}::bigint[]`;
  const isConcerned = sql`(${slugs.slug} = any(${claimed})
    or (${slugs.kind} = ${of.kind} and ${slugs.targetId} = any(${targets})))`;
  const own = await ctx.db.select().from(slugs).where(and(ofOwner, isConcerned));
  const known = own.map(({ slug }) => slug);
  const leading = await ctx.db
    .select()
    .from(slugs)
    .where(
      and(
        ofOwner,
        sql`${slugs.redirectTo} = any(${sql.param(known)}::text[])`,
        sql`not ${slugs.slug} = any(${sql.param(known)}::text[])`,
      ),
    );
  return [...own, ...leading].map(({ tenantId: _tenant, shopId: _shop, ...row }) => row);
}

/** A shop's redirects are looked up before the tenant's addresses and must not hide them. */
async function endRedirects(ctx: ShopContext, claimed: readonly string[]): Promise<void> {
  for (let from = 0; from < claimed.length; from += 2000)
    await ctx.db
      .delete(slugs)
      .where(
        and(
          eq(slugs.tenantId, ctx.tenant.id),
          isNotNull(slugs.shopId),
          eq(slugs.kind, "redirect"),
          inArray(slugs.slug, claimed.slice(from, from + 2000)),
        ),
      );
}

async function writeDifference(
  ctx: ShopContext,
  { shopId, ofOwner }: { shopId: string | null; ofOwner: SQL | undefined },
  before: SlugRow[],
  after: ReadonlyMap<string, SlugRow>,
): Promise<void> {
  const gone = before.filter((row) => !after.has(row.slug)).map((row) => row.slug);
  const was = new Map(before.map((row) => [row.slug, row]));
  const changed = [...after.values()].filter((row) => {
    const old = was.get(row.slug);
    return (
      old?.kind !== row.kind ||
      old.targetId !== row.targetId ||
      old.redirectTo !== row.redirectTo ||
      old.language !== row.language
    );
  });
  if (gone.length > 0) await ctx.db.delete(slugs).where(and(ofOwner, inArray(slugs.slug, gone)));
  for (let from = 0; from < changed.length; from += 2000) {
    const rows = changed.slice(from, from + 2000).map((row) => ({ ...row, tenantId: ctx.tenant.id, shopId }));
    await ctx.db
      .insert(slugs)
      .values(rows)
      .onConflictDoUpdate({
        target: [slugs.tenantId, slugs.slug, slugs.shopId],
        set: {
          kind: sql`excluded.kind`,
          targetId: sql`excluded.target_id`,
          redirectTo: sql`excluded.redirect_to`,
          language: sql`excluded.language`,
        },
      });
  }
}
