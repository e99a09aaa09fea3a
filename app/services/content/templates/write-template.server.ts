// @public

import { and, eq, inArray } from "drizzle-orm";
import { templateHeadSchema } from "~/models/content/templates/template";
import {
  templateSlugs,
  translatedTemplateFields,
  type WrittenTemplate,
} from "~/models/content/templates/written-template";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { translationsBeside } from "~/models/platform/translations/translated-schema";
import { translatedTexts } from "~/models/platform/translations/translations";
import { templates } from "~/tables/content/content";
import { WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { ofShop, shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

type TemplateRow = typeof templates.$inferSelect;

/** A template as its owner writes it, of its row. */
export const writtenTemplate = (row: TemplateRow): WrittenTemplate => ({
  ...templateHeadSchema.parse({
    name: row.name,
    entity_type: row.entityType,
    slug: row.slug,
    layout: row.layout,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    seo_crawler_setting: row.seoCrawlerSetting,
    header: row.headerName,
    footer: row.footerName,
    is_primary: row.isPrimary,
    is_404_page: row.is404Page,
    static_type: row.staticType,
    preview_only: row.isPreviewOnly,
  }),
  html: row.renderHtml,
  ...translatedTexts(row.translations),
});

/** The columns of a template's row. */
export const templateColumns = (written: WrittenTemplate) => ({
  name: written.name,
  entityType: written.entity_type,
  slug: written.slug,
  layout: written.layout,
  renderHtml: written.html,
  metaTitle: written.meta_title,
  metaDescription: written.meta_description,
  seoCrawlerSetting: written.seo_crawler_setting,
  headerName: written.header,
  footerName: written.footer,
  isPrimary: written.is_primary,
  is404Page: written.is_404_page,
  staticType: written.static_type,
  isPreviewOnly: written.preview_only,
  translations: translationsBeside(written, translatedTemplateFields),
});

/** A stored template: its id, and what its owner wrote. */
export type KnownTemplate = { id: number; written: WrittenTemplate };

/** All templates of a shop in the order they were made. */
export async function readTemplates(ctx: ShopContext): Promise<KnownTemplate[]> {
  const rows = await ctx.db.select().from(templates).where(ofShop(templates, ctx)).orderBy(templates.id);
  return rows.map((row) => ({ id: row.id, written: writtenTemplate(row) }));
}

/**
 * Writes a template, but not its address, which `claimSlugs` gives it.
 * @param known the one it replaces, null for a new one
 * @returns its id, and the tags of what shows something else now
 */
export async function writeTemplate(
  inner: ShopContext,
  written: WrittenTemplate,
  known: KnownTemplate | null,
): Promise<{ id: number; tags: string[] }> {
  const columns = { ...templateColumns(written), updatedAt: inner.now() };
  if (known) {
    const isIt = and(ofShop(templates, inner), eq(templates.id, known.id));
    await inner.db.update(templates).set(columns).where(isIt);
    return {
      id: known.id,
      tags: isFoundAsBefore(known.written, written) ? [`template:${known.id}`] : [WHOLE_SHOP],
    };
  }
  const [added] = await inner.db
    .insert(templates)
    .values({ ...columns, ...shopKey(inner), createdAt: inner.now() })
    .returning({ id: templates.id });
  if (!added) throw new Error(`template ${written.name} was not saved`);
  return { id: added.id, tags: [WHOLE_SHOP] };
}

/** Whether pages that did not show a template still do not, and search engines hear of it as before. */
function isFoundAsBefore(before: WrittenTemplate, after: WrittenTemplate): boolean {
  const ways = [
    "name",
    "entity_type",
    "slug",
    "is_primary",
    "is_404_page",
    "preview_only",
    "seo_crawler_setting",
  ] as const;
  return (
    ways.every((way) => before[way] === after[way]) &&
    canonicalJson(templateSlugs(before)) === canonicalJson(templateSlugs(after))
  );
}

/** Removes templates, but not their addresses. @returns the tags of what shows something else now */
export async function removeTemplates(inner: ShopContext, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await inner.db.delete(templates).where(and(ofShop(templates, inner), inArray(templates.id, [...ids])));
  return [WHOLE_SHOP];
}
