// @public

import { type SQL, sql } from "drizzle-orm";
import type { Translations } from "~/models/platform/translations/translations";
import type { Shop } from "~/models/shops/shop";
import { pageSlugs } from "~/models/shops/translations/page-slugs";
import { type SitemapEntry, sitemapLimit } from "~/models/storefront/sitemap";
import { homePath, sitemapPath, slugPath } from "~/paths";
import { sellerPath, sellersPath } from "~/paths/places";
import { isListed, joinOffer, sellerOf } from "../catalogue/listing/listed-product.server";
import { readDb } from "../platform/db/read-db.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { pagesOfSitemap } from "./sitemap-languages.server";

/** `kind` says what the slug is of. */
type PageRow = { kind: number; slug: string; translations: Translations | null; at: Date };
/** The kind of a seller, whose code is its slug; the list of sellers has none. */
const sellerKind = 3;

/**
 * Every page of the shop that search engines may list: home, CMS pages, categories, products and sellers, in
 * an order that later additions do not disturb. Error and checkout templates are no pages of their own. What
 * its own setting, or without one the shop's, keeps out of search engines is not among them, and neither are
 * products that search engines are to list at the marketplace (rule sellers-17).
 */
const pagesOf = ({
  id: shopId,
  tenant,
  sellerId,
  settings,
  type,
}: Pick<Shop, "id" | "tenant" | "sellerId" | "settings" | "type">): SQL => sql`
  select 0 as kind, id, coalesce(slug, '') as slug, translations, updated_at as at from templates
    where tenant_id = ${tenant.id} and shop_id = ${shopId} and entity_type = 'page' and not is_preview_only and not is_404_page
      and (name = 'Homepage' or slug <> '' and name <> '404 Page' and slug not like 'checkout/%')
      and coalesce(seo_crawler_setting, ${settings.seo.robots}) not like 'noindex%'
  union all
  select 1, id, slug, translations, updated_at from categories where tenant_id = ${tenant.id} and is_active
      and coalesce(seo_crawler_setting, ${settings.seo.robots}) not like 'noindex%'
  union all
  select 2, p.id, p.slug, p.translations, p.updated_at from products p ${joinOffer(sellerOf({ type, sellerId }))}
    where p.tenant_id = ${tenant.id} and ${isListed}
      and ${settings.seo.robots} not like 'noindex%' and not ${settings.marketplace.canonical_products}::boolean
  ${type === "marketplace" ? sellersOf(tenant.id, settings.seo.robots) : sql``}`;

/** The pages of a marketplace's active sellers, and their list. */
const sellersOf = (tenantId: string, robots: string): SQL => sql`
  union all
  select ${sellerKind}::int, row_number() over (order by s.created_at, s.code), s.code, null, s.updated_at from sellers s
    where s.tenant_id = ${tenantId} and s.state = 'active' and ${robots} not like 'noindex%'
  union all
  select ${sellerKind}::int, 0, '', null, max(s.updated_at) from sellers s
    where s.tenant_id = ${tenantId} and s.state = 'active' and ${robots} not like 'noindex%' having count(*) > 0`;

/** The sitemaps of the shop, each with the moment its newest page changed; addresses are absolute. */
export async function listSitemaps(
  ctx: ShopContext,
  origin: string,
  limit = pagesOfSitemap(ctx.shop),
): Promise<SitemapEntry[]> {
  const { rows } = await readDb(ctx.db).execute<{ number: number; at: Date }>(sql`
    select number, max(at) as at from (
      select at, ((row_number() over (order by kind, id) - 1) / ${limit}::int + 1)::int as number
      from (${pagesOf(ctx.shop)}) page
    ) numbered group by number order by number`);
  return rows.map(({ number, at }) => entry(`${origin}${sitemapPath(number)}`, at));
}

/**
 * Which pages of a sitemap are wanted: `count` from place `from` on. A sitemap names `limit` pages at most.
 */
export type SitemapPart = { from: number; count: number; limit: number };

/** Pages of one sitemap, counted from 1; empty behind the last. */
export async function listSitemapPages(
  ctx: ShopContext,
  origin: string,
  number: number,
  { from, count, limit }: SitemapPart = { from: 0, count: sitemapLimit, limit: sitemapLimit },
): Promise<SitemapEntry[]> {
  const wanted = Math.max(0, Math.min(count, limit - from));
  const { rows } = await readDb(ctx.db).execute<PageRow>(sql`
    select kind, slug, translations, at from (${pagesOf(ctx.shop)}) page
    order by kind, id limit ${wanted} offset ${(number - 1) * limit + from}`);
  return rows.map((row) => {
    const slugs = row.translations && pageSlugs(row.slug, row.slug, row.translations);
    return { ...entry(`${origin}${pathOf(row)}`, row.at), slugs };
  });
}

function pathOf({ kind, slug }: PageRow): string {
  if (kind === sellerKind) return slug === "" ? sellersPath() : sellerPath(slug);
  return slug === "" ? homePath() : slugPath(slug);
}

const entry = (url: string, at: Date): SitemapEntry => ({ url, lastModified: new Date(at).toISOString() });
