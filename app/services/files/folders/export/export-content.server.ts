import { redirectsFile } from "~/models/files/folders/redirect-rows";
import { fileInLanguage, formatTemplateFile, splitHead } from "~/models/files/folders/template-file";
import { slugify } from "~/models/platform/slug/slugify";
import { formatCsv } from "~/models/platform/text/csv-text";
import { menuRecords } from "../../../content/pages/menu-records.server";
import { listRedirects } from "../../../content/redirects/list-redirects.server";
import { templateRecords } from "../../../content/templates/template-records.server";
import { widgetRecords } from "../../../content/widgets/widget-records.server";
import type { ShopFilesContext } from "../../files-context.server";
import type { PictureNames } from "../pictures/name-pictures.server";

/** Templates, widget content, menus and redirects as files: path below the shop's folder to text. */
export async function exportContent(
  ctx: ShopFilesContext,
  pictures: PictureNames,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [, { html, ...written }] of await templateRecords.readAll(ctx)) {
    const { head, others } = splitHead(written);
    const text = formatTemplateFile({ head, renderHtml: pictures.inHtml(html) });
    const file = freeName(files, `templates/${slugify(`${head.entity_type} ${head.name}`)}`, ".html");
    files.set(file, text);
    for (const [language, said] of others) files.set(fileInLanguage(file, language), pictures.inHtml(said));
  }
  const widgets = Object.fromEntries(await widgetRecords.readAll(ctx));
  if (Object.keys(widgets).length > 0) files.set("widgets/widgets.json", asJson(pictures.inContent(widgets)));
  for (const [id, menu] of await menuRecords.readAll(ctx))
    files.set(freeName(files, `menus/${slugify(id) || "menu"}`, ".json"), asJson(pictures.inContent(menu)));
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
