import { asc } from "drizzle-orm";
import { templateHeadSchema } from "~/models/content/template";
import { redirectsFile } from "~/models/files/folders/redirect-rows";
import { formatTemplateFile } from "~/models/files/folders/template-file";
import { slugify } from "~/models/platform/slug/slugify";
import { formatCsv } from "~/models/platform/text/csv-text";
import { menus, templates, widgetContents } from "~/tables/content";
import { listRedirects } from "../../content/list-redirects.server";
import { ofShop } from "../../shops/of-shop.server";
import type { ShopFilesContext } from "../files-context.server";
import type { PictureNames } from "./name-pictures.server";

/** Templates, widget content, menus and redirects as files: path below the shop's folder to text. */
export async function exportContent(
  ctx: ShopFilesContext,
  pictures: PictureNames,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const pages = await ctx.db.select().from(templates).where(ofShop(templates, ctx)).orderBy(templates.id);
  for (const row of pages) {
    const head = templateHeadSchema.parse({
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
    });
    const text = formatTemplateFile({ head, renderHtml: pictures.inHtml(row.renderHtml) });
    files.set(freeName(files, `templates/${slugify(`${row.entityType} ${row.name}`)}`, ".html"), text);
  }
  const contents = await ctx.db
    .select()
    .from(widgetContents)
    .where(ofShop(widgetContents, ctx))
    .orderBy(asc(widgetContents.attributeName));
  const widgets = Object.fromEntries(contents.map((row) => [row.attributeName, row.content]));
  if (contents.length > 0) files.set("widgets/widgets.json", asJson(pictures.inContent(widgets)));
  const rows = await ctx.db.select().from(menus).where(ofShop(menus, ctx)).orderBy(asc(menus.id));
  for (const { id, name, items } of rows)
    files.set(
      freeName(files, `menus/${slugify(id) || "menu"}`, ".json"),
      asJson(pictures.inContent({ id, name, items })),
    );
  const moved = await listRedirects(ctx);
  if (moved.length > 0)
    files.set(redirectsFile, formatCsv([["from", "to"], ...moved.map(({ from, to }) => [from, to])]));
  return files;
}

/** Two names may give the same file name: a later one is numbered. */
function freeName(files: ReadonlyMap<string, string>, base: string, ending: string): string {
  let name = base + ending;
  for (let number = 2; files.has(name); number += 1) name = `${base}-${number}${ending}`;
  return name;
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
