import type { Menu } from "~/models/content/menus/menu";
import { addCounts, type FileMessage } from "~/models/files/apply-summary";
import type { RedirectRow } from "~/models/files/folders/redirect-rows";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { menuRecords } from "../../../content/pages/menu-records.server";
import { widgetRecords } from "../../../content/widgets/widget-records.server";
import type { WholeKind } from "../../../shops/records/record-kind";
import type { ShopFilesContext } from "../../files-context.server";
import { type Applied, removeRecords, writeRecords } from "./apply-records.server";
import { applyRedirects } from "./apply-redirects.server";
import { applyTemplates, type FolderTemplates } from "./apply-templates.server";

/** The content of a shop with its pictures already replaced by their addresses. */
export type ShopContent = FolderTemplates & {
  widgets: ReadonlyMap<string, WidgetContent>;
  menus: Menu[];
  redirects: RedirectRow[] | null;
};

/**
 * Makes templates, widget content, menus and redirects equal to the files. A template is known by its type
 * and name, so a page that takes another slug leaves a redirect behind.
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
  const menus = new Map(content.menus.map((menu) => [menu.id, menu]));
  const parts = [
    pages,
    ...(await applyWhole(ctx, widgetRecords, { records: content.widgets, word: "widget" })),
    ...(await applyWhole(ctx, menuRecords, { records: menus, word: "menu" })),
    redirected,
  ];
  return {
    counts: addCounts(...parts.map(({ counts }) => counts)),
    tags: parts.flatMap(({ tags }) => tags),
    refused: [...pages.refused, ...redirected.refused],
  };
}

async function applyWhole<R extends object>(
  ctx: ShopFilesContext,
  kind: WholeKind<R>,
  wanted: { records: ReadonlyMap<string, R>; word: string },
): Promise<Applied[]> {
  return [await writeRecords(ctx, kind, wanted), await removeRecords(ctx, kind, wanted)];
}
