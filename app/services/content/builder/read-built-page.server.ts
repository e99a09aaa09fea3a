// @public

import { and, desc, eq } from "drizzle-orm";
import { allBlocks, type Block } from "~/models/content/blocks/block";
import type { TemplateKind } from "~/models/content/templates/template";
import { templateKeyOf, type WrittenTemplate } from "~/models/content/templates/written-template";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import type { RecordedActor } from "~/models/shops/actors/recorded-actor";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { templates } from "~/tables/content/content";
import { draftSteps } from "~/tables/shops/records";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { readBlocks } from "../blocks/read-blocks.server";
import { requireOwn } from "../sellers-page/sellers-page.server";
import { templateRecords } from "../templates/template-records.server";
import { readWidgetContents } from "../widgets/read-widget-contents.server";
import { type PageDraft, readPageDrafts } from "./page-drafts.server";

/** A page as it is being built: what is published, and the drafts beside it (rule builder-5). */
export type BuiltPage = {
  /** The template's name among records, such as `page/About us`. */
  name: string;
  record: WrittenTemplate;
  /** Null for one that was never published: a preview finds it by this id. */
  templateId: number | null;
  /** When it is taken down; null for never. */
  takeDownAt: Date | null;
  published: WrittenTemplate | null;
  blocks: Block[];
  /** What its widgets show, by their names; those without content are not among them. */
  contents: ReadonlyMap<string, WidgetContent>;
  drafts: ReadonlyMap<string, PageDraft>;
  /** The version of all of it. */
  version: string;
  /** The version of the template alone, which a change of the structure names. */
  structure: string;
  /** When it is published, and why it was not; null for neither. */
  publishAt: Date | null;
  fault: string | null;
  /** The drafts whose published record was changed since they were begun (rule builder-29). */
  stale: StaleDraft[];
  /** Whether there is a step to take back, or one to do again. */
  canUndo: boolean;
  canRedo: boolean;
  last: { at: Date; actor: RecordedActor } | null;
};

/** A draft beside what was published meanwhile: null where that was removed. */
export type StaleDraft = { draft: PageDraft; published: unknown };

/**
 * Reads a page to build on.
 * @throws AppError `forbidden`; `not_found` where there is no such template
 */
export async function readBuiltPage(ctx: ShopContext, name: string): Promise<BuiltPage> {
  authorize(await ctx.actor(), "change", templateRecords.subjectOf(ctx));
  requireOwn(ctx, "template", name);
  const { entity_type: entityType, name: called } = templateKeyOf(name);
  // Side by side: a widget is shown anew while it is typed (rule builder-21).
  const [published, ofTemplate, steps, [row]] = await Promise.all([
    templateRecords.read(ctx, name, false),
    readPageDrafts(ctx, { templates: [name], widgets: [] }),
    ctx.db
      .select({ isUndone: draftSteps.isUndone, at: draftSteps.at, actor: draftSteps.actor })
      .from(draftSteps)
      .where(and(ofShop(draftSteps, ctx), eq(draftSteps.page, name)))
      .orderBy(desc(draftSteps.id)),
    ctx.db
      .select({ id: templates.id, takeDownAt: templates.takeDownAt })
      .from(templates)
      .where(
        and(
          ofShop(templates, ctx),
          eq(templates.entityType, entityType as TemplateKind),
          eq(templates.name, called),
        ),
      ),
  ]);
  const own = ofTemplate.get(`template ${name}`) ?? null;
  const record = (own?.record as WrittenTemplate | undefined) ?? published;
  if (!record) throw new AppError("not_found", `There is no page '${name}'.`);
  const blocks = readBlocks(record.html);
  const names = widgetNames(blocks);
  const [stored, ofWidgets] = await Promise.all([
    readWidgetContents(ctx, names),
    readPageDrafts(ctx, { templates: [], widgets: names }),
  ]);
  const drafts = new Map([...ofTemplate, ...ofWidgets]);
  // In the order of the page, so that its version does not depend on that of the rows.
  const contents = new Map(
    names.flatMap((widget): [string, WidgetContent][] => {
      const draft = drafts.get(`widget ${widget}`);
      const content = (draft?.record as WidgetContent | undefined) ?? stored.get(widget);
      return content ? [[widget, content]] : [];
    }),
  );
  const stale = [...drafts.values()].flatMap((draft): StaleDraft[] => {
    const stands = draft.kind === "widget" ? (stored.get(draft.name) ?? null) : published;
    return draft.madeFrom === (stands && recordVersion(stands)) ? [] : [{ draft, published: stands }];
  });
  return {
    name,
    record,
    templateId: row?.id ?? null,
    takeDownAt: row?.takeDownAt ?? null,
    published,
    blocks,
    contents,
    drafts,
    structure: recordVersion(record),
    version: recordVersion({ record, contents: [...contents] }),
    publishAt: own?.publishAt ?? [...drafts.values()].find(({ publishAt }) => publishAt)?.publishAt ?? null,
    fault: [...drafts.values()].find(({ fault }) => fault !== null)?.fault ?? null,
    stale,
    canUndo: steps.some(({ isUndone }) => !isUndone),
    canRedo: steps.some(({ isUndone }) => isUndone),
    last: steps[0] ?? null,
  };
}

/** The names under which a template's widgets have their contents, each once. */
const widgetNames = (blocks: readonly Block[]): string[] => [
  ...new Set(
    allBlocks(blocks).flatMap((block) => (block.kind === "widget" && block.name !== "" ? [block.name] : [])),
  ),
];
