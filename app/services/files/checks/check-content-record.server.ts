// @public

import { and, inArray } from "drizzle-orm";
import { isAroundKind } from "~/models/content/templates/around";
import { placedWidgets } from "~/models/content/templates/placed-widgets";
import type { WrittenTemplate } from "~/models/content/templates/written-template";
import { widgetReferences } from "~/models/content/widgets/widget-references";
import type { FileMessage } from "~/models/files/apply-summary";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import type { RecordMessages } from "~/models/shops/records/record-faults";
import { menus, templates, widgetContents } from "~/tables/content/content";
import { parseTemplate } from "../../content/templates/parse-template.server";
import type { WidgetCheck } from "../../content/widgets/widget-kit";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { RecordCheck } from "../../shops/records/record-kind";
import { templateHints, widgetHints } from "../apply/content-hints.server";
import { storedNames } from "./stored-names.server";

/**
 * Says of a template or a widget's content what a folder's check says of them, with what is stored: widgets
 * without content, fields that are not used, goods, menus and pictures that are not there. All are notes.
 */
export const checkContentRecord =
  (kit: WidgetCheck): RecordCheck =>
  (ctx, kind, name, record) => {
    if (kind === "template") return checkTemplate(ctx, record as WrittenTemplate, kit);
    return kind === "widget" ? checkWidget(ctx, name, record as WidgetContent, kit) : null;
  };

async function checkTemplate(
  ctx: ShopContext,
  { html, ...head }: WrittenTemplate,
  kit: WidgetCheck,
): Promise<RecordMessages> {
  const placed = placedWidgets(parseTemplate(html)).map(({ attributeName }) => attributeName);
  const rows = await ctx.db
    .select({ name: widgetContents.attributeName, content: widgetContents.content })
    .from(widgetContents)
    .where(and(ofShop(widgetContents, ctx), inArray(widgetContents.attributeName, ["", ...placed])));
  const template = { head, renderHtml: html };
  const files = {
    widgets: new Map(rows.map(({ name, content }) => [name, content])),
    templateOrigins: new Map([[template, { file: "", text: html }]]),
  };
  const { entity_type: kind, slug } = head;
  const isFor = kind === "seller" ? kind : "category";
  const { categories, sellers } = await storedNames(
    ctx,
    isAroundKind(kind) && slug ? [{ kind: isFor, name: slug }] : [],
  );
  return asNotes(templateHints(files, template, kit, { ...nothingElse, categories, sellers }), ["html"]);
}

async function checkWidget(
  ctx: ShopContext,
  name: string,
  content: WidgetContent,
  kit: WidgetCheck,
): Promise<RecordMessages> {
  const declared = kit.declarations[content.type];
  const named = declared ? widgetReferences(declared, content) : null;
  const goods = [
    ...(named?.product ?? []).map((sku) => ({ kind: "product" as const, name: sku })),
    ...(named?.category ?? []).map((slug) => ({ kind: "category" as const, name: slug })),
  ];
  const { skus, categories } = await storedNames(ctx, goods);
  const surroundings = { ...nothingElse, skus, categories };
  const names = {
    templates: new Set(
      (
        await ctx.db
          .select({ name: templates.name })
          .from(templates)
          .where(and(ofShop(templates, ctx), inArray(templates.name, ["", ...(named?.template ?? [])])))
      ).map((one) => one.name),
    ),
    menus: new Set(
      (
        await ctx.db
          .select({ name: menus.id })
          .from(menus)
          .where(and(ofShop(menus, ctx), inArray(menus.id, ["", ...(named?.menu ?? [])])))
      ).map((one) => one.name),
    ),
  };
  const text = JSON.stringify({ [name]: content }, null, 2);
  const files = { widgetOrigins: new Map([[name, { file: "", text }]]) };
  return asNotes(widgetHints(files, name, content, { kit, surroundings, names }), []);
}

/** Stored content names pictures by their addresses, so that a file's name is always missed. */
const nothingElse = {
  skus: null,
  categories: null,
  sellers: null,
  images: new Set<string>(),
  unread: new Set<string>(),
};

const asNotes = (found: readonly FileMessage[], path: string[]): RecordMessages => ({
  faults: [],
  notes: found.map(({ line, reason }) => ({ path, reason, line: line ?? undefined })),
});
