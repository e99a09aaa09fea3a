// @public

import { and, asc, eq, inArray, or } from "drizzle-orm";
import { allBlocks } from "~/models/content/blocks/block";
import { type FormerChange, formerMoments, recordsBefore } from "~/models/content/blocks/former-page";
import type { WrittenTemplate } from "~/models/content/templates/written-template";
import { AppError } from "~/models/platform/error/app-error";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { recordVersions } from "~/tables/shops/records";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { readBlocks } from "../blocks/read-blocks.server";
import { requireOwn } from "../sellers-page/sellers-page.server";
import { readWidgetContents } from "../widgets/read-widget-contents.server";
import { readPageDrafts } from "./page-drafts.server";
import { type BuiltPage, readBuiltPage } from "./read-built-page.server";
import { savePageStep } from "./save-page-step.server";

/** Earlier versions that the builder lists. */
const shownVersions = 20;

/**
 * The moments at which a page or what its widgets show was published, the latest first, each with who did it
 * and what was changed (rule builder-27).
 */
export async function listFormerPages(ctx: ShopContext, page: BuiltPage) {
  return formerMoments(await readChanges(ctx, page)).slice(0, shownVersions);
}

/**
 * Makes drafts of what a page and its widgets were before a moment, as one step: shoppers see nothing of it
 * until it is published (rule builder-27).
 * @param moment of {@link listFormerPages}
 * @throws AppError `forbidden`; `not_found` for a moment that is not kept; `conflict` where nothing differs
 */
export async function restoreFormerPage(ctx: ShopContext, name: string, moment: string): Promise<void> {
  const page = await readBuiltPage(ctx, name);
  const changes = await readChanges(ctx, page);
  if (!formerMoments(changes).some((one) => one.moment === moment))
    throw new AppError("not_found", "This version is not kept any more.");
  const before = recordsBefore(changes, moment);
  const template = before.get(`template ${name}`) ?? page.published;
  if (!template) throw new AppError("not_found", "This version is not kept any more.");
  const was = template as WrittenTemplate;
  const widgets = widgetNamesIn([was.html]);
  const [stored, drafts] = await Promise.all([
    readWidgetContents(ctx, widgets),
    readPageDrafts(ctx, { templates: [], widgets }),
  ]);
  const wanted = [
    // The page keeps the name it has: by that it is found, here and by what was scheduled.
    { kind: "template" as const, name, record: { ...was, name: page.record.name }, now: page.record },
    ...widgets.flatMap((widget) => {
      const record = before.get(`widget ${widget}`) ?? stored.get(widget);
      const now = drafts.get(`widget ${widget}`)?.record ?? stored.get(widget);
      return record ? [{ kind: "widget" as const, name: widget, record, now }] : [];
    }),
  ];
  const changed = wanted.filter(({ record, now }) => canonicalJson(record) !== canonicalJson(now ?? null));
  if (changed.length === 0) throw new AppError("conflict", "The page is already what it was then.");
  await savePageStep(
    ctx,
    name,
    changed.map(({ kind, name: called, record, now }) => ({
      kind,
      name: called,
      record,
      // What someone else writes at the same moment is not overwritten.
      made: now === undefined ? undefined : recordVersion(now),
    })),
  );
}

/** Every kept change of the page and of widgets that stand on it or stood on it. */
async function readChanges(ctx: ShopContext, page: BuiltPage): Promise<FormerChange[]> {
  requireOwn(ctx, "template", page.name);
  const ofTemplate = await readVersions(ctx, { templates: [page.name], widgets: [] });
  const htmls = [
    page.record.html,
    page.published?.html ?? "",
    ...ofTemplate.map(({ record }) => (record as WrittenTemplate).html),
  ];
  const ofWidgets = await readVersions(ctx, { templates: [], widgets: widgetNamesIn(htmls) });
  return [...ofTemplate, ...ofWidgets];
}

async function readVersions(
  { db, tenant, shop }: ShopContext,
  named: { templates: readonly string[]; widgets: readonly string[] },
): Promise<FormerChange[]> {
  const of = (kind: string, names: readonly string[]) =>
    and(eq(recordVersions.kind, kind), inArray(recordVersions.name, [...names]));
  const rows = await db
    .select()
    .from(recordVersions)
    .where(
      and(
        eq(recordVersions.tenantId, tenant.id),
        eq(recordVersions.shopId, shop.id),
        or(of("template", named.templates), of("widget", named.widgets)),
      ),
    )
    .orderBy(asc(recordVersions.id));
  return rows.map(({ kind, name, auditedAt, actor, record }) => ({
    kind: kind as FormerChange["kind"],
    name,
    moment: auditedAt.toISOString(),
    actor,
    record,
  }));
}

const widgetNamesIn = (htmls: readonly string[]): string[] => [
  ...new Set(
    htmls.flatMap((html) =>
      allBlocks(readBlocks(html)).flatMap((block) =>
        block.kind === "widget" && block.name !== "" ? [block.name] : [],
      ),
    ),
  ),
];
