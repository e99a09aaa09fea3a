// @public

import { sql } from "drizzle-orm";
import type { Translations } from "~/models/platform/translations/translations";
import type { PageSlugs } from "~/models/shops/locales/page-url";
import { pageSlugs } from "~/models/shops/translations/page-slugs";
import type { RequestContext } from "../../shops/context/request-context.server";
import { targetTable } from "./resolve-slug.server";

/**
 * What a page is called in each language of its shop (rule texts-9), remembered until it changes; null in a
 * shop of one language.
 * @param shown the slug its address has
 */
export async function readSlugs(
  context: RequestContext,
  { kind, id, tag }: { kind: "page" | "category" | "product"; id: number; tag: string },
  shown: string,
): Promise<PageSlugs | null> {
  if (context.shop.settings.general.languages.length === 0) return null;
  const ofShop = kind === "page" ? sql`and t.shop_id = ${context.shop.id}` : sql``;
  return context.remember(`slugs ${kind} ${id}`, async (addCacheTags) => {
    addCacheTags(tag);
    const { rows } = await context.db.execute<{ slug: string | null; translations: Translations | null }>(sql`
      select t.slug, t.translations from ${targetTable(kind)} t
      where t.tenant_id = ${context.tenant.id} and t.id = ${id} ${ofShop}`);
    const [row] = rows;
    return row ? pageSlugs(shown, row.slug ?? "", row.translations) : null;
  });
}
