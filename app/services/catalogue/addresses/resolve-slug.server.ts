// @public

import { type SQL, sql } from "drizzle-orm";
import { languageRead } from "~/models/shops/translations/language-read";
import { categories, products } from "~/tables/catalogue/catalogue";
import { templates } from "~/tables/content/content";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { said, spokenSql } from "../../shops/translations/said.server";

/** What an address of a shop leads to. */
export type SlugTarget =
  | { kind: "page" | "category" | "product"; id: number; slug: string }
  | { kind: "redirect"; slug: string }
  | { kind: "none" };

type SlugRow = {
  kind: "page" | "category" | "product" | "redirect";
  targetId: number | null;
  slug: string;
  /** Empty for the first one. */
  language: string;
};

/**
 * Finds what a slug names: a page of the shop before a category or product of the tenant. A slug that was
 * renamed leads to the one it moved to, over however many renamings; a chain that never ends, or ends
 * nowhere, names nothing. One of another language leads to the one of the language that is read (rule
 * texts-9).
 */
export async function resolveSlug(ctx: ShopContext, slug: string): Promise<SlugTarget> {
  const addressed = (wanted: SQL) => sql`
    select slug, kind, target_id, redirect_to, language from slugs
    where tenant_id = ${ctx.tenant.id} and slug = ${wanted} and (shop_id = ${ctx.shop.id} or shop_id is null)
    order by shop_id nulls last limit 1`;
  const { rows } = await ctx.db.execute<SlugRow & { hops: number }>(sql`
    with recursive trail as (
      select first.*, 0 as hops from (${addressed(sql`${slug}`)}) first
      union all
      select next.*, trail.hops + 1 from trail
      cross join lateral (${addressed(sql`trail.redirect_to`)}) next
      where trail.kind = 'redirect' and trail.hops < 10
    )
    select slug, kind, target_id as "targetId", language, hops from trail where kind <> 'redirect' limit 1`);
  const found = rows[0];
  if (!found || found.kind === "redirect" || found.targetId === null) return { kind: "none" };
  const { kind, targetId: id } = found;
  const own = found.language === (languageRead(ctx.shop) ?? "") ? null : await findSlug(ctx, { kind, id });
  if (own !== null && own !== found.slug) return { kind: "redirect", slug: own };
  return found.hops > 0 ? { kind: "redirect", slug: found.slug } : { kind, id, slug: found.slug };
}

const targetTables = { page: templates, category: categories, product: products } as const;

/** The table of what an address leads to. */
export const targetTable = (kind: keyof typeof targetTables) => targetTables[kind];

/** The slug of something in the language that is read, or its first; null for nothing. */
export async function findSlug(
  ctx: ShopContext,
  { kind, id }: { kind: keyof typeof targetTables; id: number },
): Promise<string | null> {
  const ofShop = kind === "page" ? sql`and t.shop_id = ${ctx.shop.id}` : sql``;
  const { rows } = await ctx.db.execute<{ slug: string | null }>(sql`
    select ${said(spokenSql(ctx), "t", "slug")} as slug from ${targetTable(kind)} t
    where t.tenant_id = ${ctx.tenant.id} and t.id = ${id} ${ofShop}`);
  return rows[0]?.slug ?? null;
}
