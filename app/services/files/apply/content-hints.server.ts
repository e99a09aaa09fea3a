// @public

import { countText } from "~/models/catalogue/listing/count-text";
import { isAroundKind } from "~/models/content/templates/around";
import { findHtmlFaults } from "~/models/content/templates/html-faults";
import { placedWidgets } from "~/models/content/templates/placed-widgets";
import { widgetFaults } from "~/models/content/widgets/widget-declaration";
import { widgetReferences } from "~/models/content/widgets/widget-references";
import type { FileMessage } from "~/models/files/apply-summary";
import { replaceImageFiles } from "~/models/files/folders/file-reference";
import type { FolderNames } from "~/models/files/folders/folder-names";
import { lineOf } from "~/models/files/folders/line-of";
import { missingPictureText } from "~/models/files/folders/settings-messages";
import type { TemplateRecord } from "~/models/files/folders/template-file";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { parseTemplate } from "../../content/templates/parse-template.server";
import type { WidgetCheck } from "../../content/widgets/widget-kit";
import { jsonLine } from "../folders/formats/json-line.server";
import type { ContentFiles, Origin } from "../folders/formats/read-content-files.server";

/**
 * What content may name besides itself, and the files that could not be read, so that nothing in them is
 * missed.
 */
export type ContentSurroundings = Pick<FolderNames, "skus" | "categories" | "images"> & {
  /** Codes of sellers; null where they are not known. */
  sellers: ReadonlySet<string> | null;
  unread: ReadonlySet<string>;
};

/** The content that content may name. */
export type ContentNames = { templates: ReadonlySet<string>; menus: ReadonlySet<string> };

/**
 * What a preview would say of a shop's content, with file and line: widgets that do not exist or lack their
 * content, properties and fields that are not used, products, templates and menus that are not there, HTML
 * that browsers have to repair.
 */
export function contentHints(
  files: ContentFiles,
  kit: WidgetCheck,
  surroundings: ContentSurroundings,
): FileMessage[] {
  const names = {
    templates: new Set(files.templates.map(({ head }) => head.name)),
    menus: new Set(files.menus.map(({ id }) => id)),
  };
  return [
    ...files.templates.flatMap((template) => templateHints(files, template, kit, surroundings)),
    ...[...files.widgets].flatMap(([name, content]) =>
      widgetHints(files, name, content, { kit, surroundings, names }),
    ),
  ];
}

/** The part of {@link contentHints} about one widget's content. */
export const widgetHints = (
  files: WidgetFiles,
  name: string,
  content: WidgetContent,
  { kit, surroundings, names }: { kit: WidgetCheck; surroundings: ContentSurroundings; names: ContentNames },
): FileMessage[] => [
  ...fieldHints(files, name, content, kit),
  ...missing(files, name, content, { kit, surroundings, names }),
  ...contentPictures(files, name, content, surroundings),
];

/** The part of {@link contentHints} about one template. */
export function templateHints(
  { templateOrigins, widgets }: Pick<ContentFiles, "templateOrigins" | "widgets">,
  template: TemplateRecord,
  kit: WidgetCheck,
  { categories, sellers, images, unread }: ContentSurroundings,
): FileMessage[] {
  const { file, text } = templateOrigins.get(template) ?? noOrigin;
  const headLines = lineAt(text, text.length - template.renderHtml.length) - 1;
  const faults = findHtmlFaults(template.renderHtml).map(({ line, words }) => ({
    file,
    line: headLines + line,
    reason: words,
  }));
  const notes = text.split(noteAttribute).length - 1;
  const unsaid =
    notes === 0
      ? []
      : [
          {
            file,
            line: lineOf(text, noteAttribute),
            reason: `${countText(notes, "note")} for you to replace with your own words; only a preview shows ${notes === 1 ? "it" : "them"}`,
          },
        ];
  const placed = placedWidgets(parseTemplate(template.renderHtml)).flatMap(({ type, attributeName }) => {
    const checked = kit.check(type, widgets.get(attributeName));
    if (!("problem" in checked) || (unread.has("widgets") && !widgets.has(attributeName))) return [];
    const line =
      lineOf(text, `data-widget="${type}" data-attribute="${attributeName}"`) ??
      lineOf(text, `"${attributeName || type}"`);
    return [{ file, line, reason: `${type} "${attributeName}": ${checked.problem}` }];
  });
  const pictures = picturesIn(template.renderHtml)
    .filter((name) => !images.has(name))
    .map((name) => ({
      file,
      line: lineAt(text, text.indexOf(`images/${name}`)),
      reason: missingPictureText(name),
    }));
  const { entity_type: kind, slug } = template.head;
  const known = isAroundKind(kind) ? (kind === "seller" ? sellers : categories) : null;
  const around =
    slug && known && !known.has(slug)
      ? [
          {
            file,
            line: lineOf(text, `"${slug}"`),
            reason: `there is no ${kind === "seller" ? "seller" : "category"} "${slug}"`,
          },
        ]
      : [];
  return [...faults, ...around, ...unsaid, ...placed, ...pictures];
}

/** The files HTML names as `images/<file>`. */
function picturesIn(html: string): string[] {
  const names = new Set<string>();
  replaceImageFiles(html, (name) => {
    names.add(name);
    return null;
  });
  return [...names];
}

/** A field that is nothing but the name of a picture's file. */
const pictureName = /^[^\s/"<>?#:]+\.(webp|png|jpe?g|avif|gif)$/i;

/** Pictures of a widget that the folder does not have. */
function contentPictures(
  files: WidgetFiles,
  name: string,
  { type, items }: WidgetContent,
  { images }: ContentSurroundings,
): FileMessage[] {
  return items.flatMap((item, index) =>
    Object.entries(item).flatMap(([field, { value }]) => {
      if (typeof value !== "string") return [];
      const named = pictureName.test(value) ? [value] : picturesIn(value);
      return named
        .filter((each) => !images.has(each))
        .map((each) =>
          messageAt(files, [name, "items", index, field], `${type} "${name}": ${missingPictureText(each)}`),
        );
    }),
  );
}

function fieldHints(
  files: WidgetFiles,
  name: string,
  content: WidgetContent,
  kit: WidgetCheck,
): FileMessage[] {
  const checked = kit.check(content.type, content);
  if ("problem" in checked) return [messageAt(files, [name, "type"], `"${name}": ${checked.problem}`)];
  const declared = kit.declarations[content.type];
  if (!declared) return [];
  return widgetFaults(declared, content).map(({ path, reason }) =>
    messageAt(files, [name, ...path], `${content.type} "${name}": ${reason}`),
  );
}

/** What a widget names and the folder does not have. */
function missing(
  files: WidgetFiles,
  name: string,
  content: WidgetContent,
  {
    kit: { declarations },
    surroundings: { skus, categories, unread },
    names: { templates, menus },
  }: { kit: WidgetCheck; surroundings: ContentSurroundings; names: ContentNames },
): FileMessage[] {
  const declared = declarations[content.type];
  if (!declared) return [];
  const named = widgetReferences(declared, content);
  const reasons = [
    ...named.product.filter((sku) => skus && !skus.has(sku)).map((sku) => `there is no product ${sku}`),
    ...named.category
      .filter((slug) => categories && !categories.has(slug))
      .map((slug) => `there is no category "${slug}"`),
    ...named.template
      .filter((each) => !templates.has(each) && !unread.has("templates"))
      .map((each) => `there is no template "${each}"`),
    ...named.menu
      .filter((id) => !menus.has(id) && !unread.has("menus"))
      .map((id) => `there is no menu "${id}"`),
  ];
  return reasons.map((reason) => messageAt(files, [name], `${content.type} "${name}": ${reason}`));
}

function messageAt(
  { widgetOrigins }: WidgetFiles,
  path: readonly [string, ...(string | number)[]],
  reason: string,
): FileMessage {
  const { file, text } = widgetOrigins.get(path[0]) ?? noOrigin;
  return { file, line: jsonLine(text, path), reason };
}

type WidgetFiles = Pick<ContentFiles, "widgetOrigins">;

const noteAttribute = "data-owner-note";

const noOrigin: Origin = { file: "", text: "" };

const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length;
