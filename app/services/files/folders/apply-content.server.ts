import { and, inArray } from "drizzle-orm";
import type { Menu } from "~/models/content/menu";
import { changeOf, pick } from "~/models/files/apply-change";
import { type ApplyCounts, addCounts, type FileMessage, noCounts } from "~/models/files/apply-summary";
import { addressOfPage } from "~/models/files/folders/address-of-page";
import type { RedirectRow } from "~/models/files/folders/redirect-rows";
import type { TemplateRecord } from "~/models/files/folders/template-file";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { authorize } from "~/models/shops/authorize";
import { shopSubject } from "~/models/shops/shop-subject";
import type { WidgetContent } from "~/models/shops/widget-content";
import { menus, templates, widgetContents } from "~/tables/content";
import { claimSlugs } from "../../catalogue/claim-slugs.server";
import { addressProblem, findTakenSlugs } from "../../catalogue/taken-slugs.server";
import { menuRecords } from "../../content/menu-records.server";
import { WHOLE_SHOP } from "../../shops/announce-change.server";
import { ofShop, shopKey } from "../../shops/of-shop.server";
import type { ShopFilesContext } from "../files-context.server";
import { applyRedirects } from "./apply-redirects.server";

/** The content of a shop with its pictures already replaced by their addresses. */
export type ShopContent = {
  templates: TemplateRecord[];
  widgets: ReadonlyMap<string, WidgetContent>;
  menus: Menu[];
  redirects: RedirectRow[] | null;
  /** Where a template says its address. */
  placeOf?: (head: TemplateRecord["head"]) => Pick<FileMessage, "file" | "line">;
};

/**
 * Makes templates, widget content, menus and redirects equal to the files. A template is known by its type and name, so
 * a page that takes another slug leaves a redirect behind.
 * @param staying slugs of categories and products that keep their addresses; a page that wants one is refused
 * it
 * @returns what was done, what was refused, and the tags of what shows something else now
 */
export async function applyContent(
  ctx: ShopFilesContext,
  content: ShopContent,
  staying: ReadonlySet<string>,
): Promise<Applied & { refused: FileMessage[] }> {
  authorize(await ctx.actor(), "change", shopSubject("content", ctx.shop));
  const pages = await applyTemplates(ctx, content, staying);
  const redirected = await applyRedirects(ctx, content.redirects);
  const parts = [
    pages,
    await applyWidgets(ctx, content.widgets),
    await applyMenus(ctx, content.menus),
    redirected,
  ];
  return {
    counts: addCounts(...parts.map(({ counts }) => counts)),
    tags: parts.flatMap(({ tags }) => tags),
    refused: [...pages.refused, ...redirected.refused],
  };
}

const noteRemoved = (ctx: ShopFilesContext, kind: string, name: string) =>
  ctx.noteChange?.({ kind, name, did: "removed", fields: [] });

type Applied = { counts: ApplyCounts; tags: string[] };

async function applyTemplates(
  ctx: ShopFilesContext,
  { templates: records, placeOf }: ShopContent,
  staying: ReadonlySet<string>,
) {
  const found = await findTakenSlugs(ctx, ["category", "product"]);
  const taken = new Map([...found].filter(([slug]) => staying.has(slug)));
  const rows = await ctx.db.select().from(templates).where(ofShop(templates, ctx));
  const keyOf = (entityType: string, name: string) => `${entityType}\n${name}`;
  const byKey = new Map(rows.map((row) => [keyOf(row.entityType, row.name), row]));
  const counts = { ...noCounts };
  const refused: FileMessage[] = [];
  const tags: string[] = [];
  const kept = new Set<number>();
  const claims = new Map<string, number>();
  for (const { head, renderHtml } of records) {
    const address = addressOfPage(head);
    const problem = address === null ? null : addressProblem(address, taken);
    if (problem) {
      const place = placeOf?.(head) ?? { file: `templates, page '${head.name}'`, line: null };
      refused.push({ ...place, reason: `${problem}: give page '${head.name}' another one` });
    }
    const existing = byKey.get(keyOf(head.entity_type, head.name));
    const wanted = {
      name: head.name,
      entityType: head.entity_type,
      slug: problem ? null : head.slug,
      layout: head.layout,
      renderHtml,
      metaTitle: head.meta_title,
      metaDescription: head.meta_description,
      seoCrawlerSetting: head.seo_crawler_setting,
      headerName: head.header,
      footerName: head.footer,
      isPrimary: head.is_primary,
      is404Page: head.is_404_page,
      staticType: head.static_type,
      isPreviewOnly: head.preview_only,
    };
    const isSame = existing && canonicalJson({ ...existing, ...wanted }) === canonicalJson(existing);
    counts[isSame ? "unchanged" : existing ? "changed" : "added"] += 1;
    const id = isSame ? existing.id : await saveTemplate(ctx, wanted);
    kept.add(id);
    if (!isSame)
      ctx.noteChange?.(
        changeOf(head.entity_type, head.name || "without a name", existing && pick(existing, wanted), wanted),
      );
    if (!isSame) tags.push(existing && isFoundAsBefore(existing, wanted) ? `template:${id}` : WHOLE_SHOP);
    if (address !== null && !problem) claims.set(address, id);
  }
  const left = rows.filter((row) => !kept.has(row.id));
  for (const { entityType, name } of left) noteRemoved(ctx, entityType, name);
  const gone = left.map((row) => row.id);
  if (gone.length > 0)
    await ctx.db.delete(templates).where(and(ofShop(templates, ctx), inArray(templates.id, gone)));
  await claimSlugs(ctx, "page", claims, new Set(gone));
  if (gone.length > 0) tags.push(WHOLE_SHOP);
  return { counts: { ...counts, removed: gone.length }, refused, tags };
}

type TemplateColumns = Omit<typeof templates.$inferInsert, "tenantId" | "shopId" | "createdAt" | "updatedAt">;

/** Whether pages that did not show a template still do not, and search engines hear of it as before. */
function isFoundAsBefore(before: TemplateColumns, after: TemplateColumns): boolean {
  const ways = ["slug", "isPrimary", "is404Page", "isPreviewOnly", "seoCrawlerSetting"] as const;
  return ways.every((way) => before[way] === after[way]);
}

async function saveTemplate(ctx: ShopFilesContext, wanted: TemplateColumns): Promise<number> {
  const [saved] = await ctx.db
    .insert(templates)
    .values({ ...wanted, ...shopKey(ctx), createdAt: ctx.now(), updatedAt: ctx.now() })
    .onConflictDoUpdate({
      target: [templates.tenantId, templates.shopId, templates.entityType, templates.name],
      set: { ...wanted, updatedAt: ctx.now() },
    })
    .returning({ id: templates.id });
  if (!saved) throw new Error(`template ${wanted.name} was not saved`);
  return saved.id;
}

async function applyWidgets(
  ctx: ShopFilesContext,
  widgets: ReadonlyMap<string, WidgetContent>,
): Promise<Applied> {
  const rows = await ctx.db.select().from(widgetContents).where(ofShop(widgetContents, ctx));
  const was = new Map(rows.map((row) => [row.attributeName, row.content]));
  const counts = { ...noCounts };
  const changed: string[] = [];
  for (const [attributeName, content] of widgets) {
    const old = was.get(attributeName);
    const isSame = old !== undefined && canonicalJson(old) === canonicalJson(content);
    counts[isSame ? "unchanged" : old ? "changed" : "added"] += 1;
    if (isSame) continue;
    changed.push(attributeName);
    ctx.noteChange?.(changeOf("widget", attributeName, old, content));
    await saveWidget(ctx, attributeName, content);
  }
  const gone = [...was.keys()].filter((name) => !widgets.has(name));
  for (const name of gone) noteRemoved(ctx, "widget", name);
  if (gone.length > 0)
    await ctx.db
      .delete(widgetContents)
      .where(and(ofShop(widgetContents, ctx), inArray(widgetContents.attributeName, gone)));
  return {
    counts: { ...counts, removed: gone.length },
    tags: [...changed, ...gone].map((name) => `widget:${name}`),
  };
}

/** Writes the content of one widget, new or known. */
export async function saveWidget(
  ctx: ShopFilesContext,
  attributeName: string,
  content: WidgetContent,
): Promise<void> {
  await ctx.db
    .insert(widgetContents)
    .values({ ...shopKey(ctx), attributeName, content, updatedAt: ctx.now() })
    .onConflictDoUpdate({
      target: [widgetContents.tenantId, widgetContents.shopId, widgetContents.attributeName],
      set: { content, updatedAt: ctx.now() },
    });
}

async function applyMenus(ctx: ShopFilesContext, records: Menu[]): Promise<Applied> {
  const rows = await ctx.db.select().from(menus).where(ofShop(menus, ctx));
  const was = new Map(rows.map((row) => [row.id, row]));
  const counts = { ...noCounts };
  const changed: string[] = [];
  for (const menu of records) {
    const old = was.get(menu.id);
    const isSame = old !== undefined && canonicalJson({ ...old, ...menu }) === canonicalJson(old);
    counts[isSame ? "unchanged" : old ? "changed" : "added"] += 1;
    if (isSame) continue;
    changed.push(menu.id);
    ctx.noteChange?.(changeOf("menu", menu.id, old && pick(old, menu), menu));
    await menuRecords.save(ctx, menu.id, menu, null);
  }
  const gone = [...was.keys()].filter((id) => !records.some((menu) => menu.id === id));
  for (const id of gone) {
    noteRemoved(ctx, "menu", id);
    await menuRecords.save(ctx, id, null, null);
  }
  return {
    counts: { ...counts, removed: gone.length },
    tags: [...changed, ...gone].map((id) => `menu:${id}`),
  };
}
