import { navigationOf } from "~/models/office/frame/navigation";
import { readListAddress } from "~/models/office/list/list-address";
import type { PanelView } from "~/models/office/record/record-view";
import { categoryScreen } from "~/models/office/records/category-screen";
import { treeRows } from "~/models/office/records/category-tree";
import { pagePlaces } from "~/models/office/records/page-places";
import { recordList } from "~/models/office/records/record-list";
import type { RecordScreen } from "~/models/office/records/record-screen";
import { redirectScreen } from "~/models/office/records/redirect-screen";
import { templateScreen } from "~/models/office/records/template-screen";
import { can } from "~/models/shops/actors/can";
import { readForm } from "../../platform/forms/read-form.server";
import { withFormPost } from "../../platform/forms/with-form-post.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { requireKind } from "../load-record.server";
import { listRecordsPage } from "../records/list-records-page.server";
import { moveCategory } from "../records/move-category.server";
import { readCategoryTree } from "../records/read-category-tree.server";
import { readMissed } from "../records/read-missed.server";
import { loadRecordPage, saveRecordPage } from "../records/record-page.server";
import { officePlace } from "../require-office.server";
import { openScreen } from "./open-screen.server";

/**
 * What a described screen shows at its first address, or for one of its records (rules office-20 and
 * office-22).
 * @param rest what stands behind its place; empty for the first address
 */
export async function loadScreen(
  context: RequestContext,
  request: Request,
  { screen: segment, rest }: { screen: string | undefined; rest: string },
) {
  const opened = await openScreen(context, request, segment);
  const query = new URL(request.url).searchParams;
  const { ctx } = opened;
  if (opened.kind === "section") {
    const view = await opened.section.load(ctx, rest, query);
    return { kind: "view" as const, title: view.title, view, doneTexts: opened.section.doneTexts };
  }
  const { screen } = opened;
  if (rest !== "") {
    const record = await loadRecordPage(ctx, screen, rest, { as: query.get("as") ?? "" });
    return { kind: "record" as const, title: record.heading, record };
  }
  const { one, about, segment: place, title } = screen;
  if (screen === categoryScreen && query.size === 0) {
    const mayChange = await mayChangeRecords(ctx, screen);
    return {
      kind: "tree" as const,
      title,
      tree: { place, title, one, about, mayChange, rows: treeRows(await readCategoryTree(ctx)) },
    };
  }
  const list = recordList(screen);
  const page = await listRecordsPage(ctx, screen, readListAddress(list, query));
  const below = query.size === 0 ? await belowList(context, screen) : null;
  return {
    kind: "list" as const,
    title,
    list: { list, one, about, segment: place, below, ...page },
  };
}

async function belowList(ctx: RequestContext, screen: RecordScreen): Promise<PanelView | null> {
  if (screen === redirectScreen) return readMissed(ctx);
  return screen === templateScreen ? pagePlaces(navigationOf(await ctx.actor(), officePlace(ctx))) : null;
}

/** Does what a form of a described screen asks for. @throws Response 400, 404, 405 */
export async function actOnScreen(
  context: RequestContext,
  request: Request,
  { screen: segment, rest }: { screen: string | undefined; rest: string },
) {
  const opened = await openScreen(context, request, segment);
  const { ctx } = opened;
  if (opened.kind === "section") {
    const { section } = opened;
    if (!section.act) throw new Response("Method Not Allowed", { status: 405 });
    const { takesFiles } = section;
    if (takesFiles) {
      const maxBytes = takesFiles === true ? undefined : takesFiles.maxBytes;
      return withFormPost(ctx, request, async (posted) => section.act?.(ctx, posted, rest), maxBytes);
    }
    return section.act(ctx, await readForm(request), rest);
  }
  if (rest === "" && opened.screen === categoryScreen) return moveCategory(ctx, await readForm(request));
  if (rest === "") throw new Response("Method Not Allowed", { status: 405 });
  return saveRecordPage(ctx, request, opened.screen, rest);
}

const mayChangeRecords = async (ctx: RequestContext, screen: RecordScreen): Promise<boolean> =>
  can(await ctx.actor(), "change", requireKind(ctx, screen.kind).subjectOf(ctx));
