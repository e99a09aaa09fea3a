import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type Menu, menuSchema } from "~/models/content/menus/menu";
import { addressOfPage } from "~/models/content/redirects/address-of-page";
import { secondMainPart } from "~/models/content/templates/around";
import { widgetContentSchema } from "~/models/content/widgets/widget-content-schema";
import { lineOf } from "~/models/files/folders/line-of";
import { type RedirectRow, redirectRows, redirectsFile } from "~/models/files/folders/redirect-rows";
import {
  languageOfFile,
  parseTemplateFile,
  type TemplateRecord,
  withHtmlIn,
} from "~/models/files/folders/template-file";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { type FaultCollector, folderFault } from "../../apply/folder-faults.server";
import { jsonLine } from "./json-line.server";
import { readCsvFile } from "./read-csv-file.server";
import { readJsonFile, readJsonInFolder } from "./read-json-file.server";

const widgetFileSchema = z.record(widgetContentSchema);

/** The file something was read from, and its text. */
export type Origin = { file: string; text: string };

/** Templates, widgets and menus of a shop's folder, with where templates and widgets were read. */
export type ContentFiles = {
  templates: TemplateRecord[];
  /** Attribute name to content. */
  widgets: Map<string, WidgetContent>;
  menus: Menu[];
  /** Those of redirects.csv with their lines; null without the file, which leaves the shop's as they are. */
  redirects: RedirectRow[] | null;
  templateOrigins: ReadonlyMap<TemplateRecord, Origin>;
  /** By attribute name. */
  widgetOrigins: ReadonlyMap<string, Origin>;
};

/** Reads the content of a shop's folder; what is wrong with its files goes to `collector`. */
export async function readContentFiles(folder: string, collector: FaultCollector): Promise<ContentFiles> {
  const templateOrigins = await readTemplates(folder, collector);
  return {
    templates: [...templateOrigins.keys()],
    templateOrigins,
    ...(await readWidgets(folder, collector)),
    menus: await readMenus(folder, collector),
    redirects: await collector.attempt(() => readRedirects(folder), null),
  };
}

async function readTemplates(
  folder: string,
  collector: FaultCollector,
): Promise<Map<TemplateRecord, Origin>> {
  const found = new Map<TemplateRecord, Origin>();
  const names = new Set<string>();
  const addresses = new Map<string, string>();
  const files = await listFiles(folder, "templates", ".html");
  const spoken = files.flatMap((file) => {
    const parsed = languageOfFile(file);
    return parsed ? [{ file, ...parsed }] : [];
  });
  for (const { file, of } of spoken)
    if (!files.includes(of))
      collector.faults.push({
        file,
        line: null,
        reason: `there is no ${of} that it says in another language`,
      });
  for (const file of files.filter((one) => languageOfFile(one) === null))
    await collector.attempt(async () => {
      const text = await readFile(join(folder, file), "utf8");
      const template = parseTemplateFile(text);
      if ("problem" in template) throw folderFault(file, template.problem);
      for (const { file: other, language } of spoken.filter(({ of }) => of === file))
        template.head = withHtmlIn(template.head, language, await readFile(join(folder, other), "utf8"));
      const key = `${template.head.entity_type} '${template.head.name}'`;
      const refuse = (word: string, reason: string) =>
        collector.faults.push({ file, line: lineOf(text, `"${word}"`), reason });
      if (names.has(key)) refuse("name", `there already is a ${key}: give this one another name`);
      const again = secondMainPart(template.renderHtml);
      const headLines = text.slice(0, text.length - template.renderHtml.length).split("\n").length - 1;
      if (again) collector.faults.push({ file, line: headLines + again.line, reason: again.words });
      const slug = addressOfPage(template.head);
      const owner = slug === null ? undefined : addresses.get(slug);
      if (owner)
        refuse("slug", `slug '${slug}' is already the address of ${owner}: give this page another one`);
      else if (slug !== null) addresses.set(slug, `page '${template.head.name}'`);
      names.add(key);
      found.set(template, { file, text });
    }, undefined);
  return found;
}

async function readWidgets(folder: string, collector: FaultCollector) {
  const widgets = new Map<string, WidgetContent>();
  const widgetOrigins = new Map<string, Origin>();
  for (const file of await listFiles(folder, "widgets", ".json")) {
    const read = await collector.attempt(() => readJsonFile(folder, file, widgetFileSchema), null);
    for (const [attributeName, content] of Object.entries(read?.value ?? {})) {
      const origin = { file, text: read?.text ?? "" };
      const other = widgetOrigins.get(attributeName);
      if (other)
        collector.faults.push({
          file,
          line: jsonLine(origin.text, [attributeName]),
          reason: `'${attributeName}' is in ${other.file} already`,
        });
      else {
        widgets.set(attributeName, content);
        widgetOrigins.set(attributeName, origin);
      }
    }
  }
  return { widgets, widgetOrigins };
}

async function readRedirects(folder: string): Promise<RedirectRow[] | null> {
  const csv = await readCsvFile(folder, redirectsFile);
  if (!csv) return null;
  const rows = redirectRows(csv.header, csv.rows);
  if (!rows) throw folderFault(redirectsFile, "needs the columns from and to");
  return rows;
}

async function readMenus(folder: string, collector: FaultCollector): Promise<Menu[]> {
  const menus = new Map<string, Menu>();
  for (const file of await listFiles(folder, "menus", ".json"))
    await collector.attempt(async () => {
      const menu = await readJsonInFolder(folder, file, menuSchema);
      if (menu && menus.has(menu.id))
        collector.faults.push({ file, line: null, reason: `menu '${menu.id}' is listed twice` });
      else if (menu) menus.set(menu.id, menu);
    }, undefined);
  return [...menus.values()];
}

/** Files of a part of a folder whose names end so, in order; none when the part is not there. */
async function listFiles(folder: string, part: string, ending: string): Promise<string[]> {
  const names = await readdir(join(folder, part)).catch(() => []);
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(part, name));
}
